/** Prints what the proxy's configuration includes; the image's build writes it beside proxy.conf. */
import { proxyTexts } from './texts/proxy-texts.ts';

process.stdout.write(proxyTexts());
