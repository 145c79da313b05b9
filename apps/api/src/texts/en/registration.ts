/** What a new member agrees to. */
export default {
  contactPermission: 'I would like to hear about new arrivals and offers by email. I can withdraw this at any time.',
};
