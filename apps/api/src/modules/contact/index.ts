import type { JobHandler } from '../../platform/jobs.ts';
import { mailContactMessageJob } from './mail-contact-message.job.ts';
import { mailNewsletterLinkJob } from './mail-newsletter-link.job.ts';

export { contactRoutes } from './contact.routes.ts';
export { newsletterPages } from './newsletter-pages.ts';

export const contactJobs: readonly JobHandler[] = [mailNewsletterLinkJob, mailContactMessageJob];
