import type { IssueKey } from '@passage/contract';

const texts = {
  required: 'Please fill in this field.',
  notText: 'Please enter text.',
  notAnInteger: 'Please enter a whole number.',
  otherCursor: 'This place in the list does not belong here. Please begin at the first page.',
  notABoolean: 'Please choose yes or no.',
  notAList: 'Please send a list.',
  notAnObject: 'Please send a group of fields.',
  notAnAmount: 'Please enter an amount with at most two decimals.',
  notAllowed: 'Please choose one of the options offered.',
  tooSmall: 'Please enter a number of at least {{min}}.',
  tooLarge: 'Please enter a number of at most {{max}}.',
  tooShort: 'Please enter at least {{min}} characters.',
  tooLong: 'Please enter at most {{max}} characters.',
  tooFew: 'Please give at least {{min}} entries.',
  tooMany: 'Please give at most {{max}} entries.',
  badCharacter: 'Please remove the characters that cannot be stored.',
  emailFormat: 'The email format is incorrect.',
  passwordLength: 'Please enter 8 to 16 characters.',
  passwordsDiffer: 'The two passwords are different.',
  sixDigits: 'Please enter 6 pure numbers.',
  termsRequired: 'Please agree to the terms to continue.',
  mailCodeRequired: 'Please enter the code from the email.',
  unknownCountry: 'Please choose a country from the list.',
  unknownRegion: 'Please choose a region of the chosen country.',
  serviceScoreRequired: 'Please fill in the service rating.',
  logisticsScoreRequired: 'Please fill in the logistics score.',
  descriptionScoreRequired: 'Please fill in the description rating.',
  itemMissing: 'Please review every item of the order: item {{item}} is missing.',
  itemNotOfOrder: 'This item is named twice or does not belong to the order.',
  notUnitPriceMultiple:
    'The refund amount must be the unit price or a multiple of it, for at most the chosen quantity.',
  moreThanSurplus: 'Please enter a quantity of at most {{max}}.',
  notThisEncoding: 'The file is not text of this encoding. Please choose the one it was saved in.',
  invalid: 'Please check this field.',
} satisfies Record<IssueKey, string>;

export default texts;

declare module './index.ts' {
  interface English {
    issues: typeof texts;
  }
}
