/**
 * Every failure that the API tells, by name. Codes below 1000 are the envelope's own, business rules count from 1001.
 * A number, once given, stays with its name.
 */
export const ERRORS = {
  INVALID_INPUT: 400,
  NOT_SIGNED_IN: 401,
  SIGNED_OUT: 300,
  NOT_ALLOWED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  WRONG_FILE_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  UNEXPECTED: 500,
  OVERLOADED: 503,

  INSUFFICIENT_BALANCE: 1001,
  OUT_OF_STOCK: 1002,
  OWN_SHOP_ORDER: 1003,
  PRICE_CHANGED: 1004,
  PAY_PASSWORD_NOT_SET: 1005,
  PAY_PASSWORD_WRONG: 1006,
  PAY_PASSWORD_LOCKED: 1007,
  PAY_PASSWORD_ALREADY_SET: 1008,
  WRONG_CREDENTIALS: 1009,
  EMAIL_TAKEN: 1010,
  MAIL_CODE_WRONG: 1011,
  CAPTCHA_WRONG: 1012,
  PASSWORD_TOO_COMMON: 1013,
  NOT_ORDERABLE: 1014,
  CART_LINE_GONE: 1015,
  SHOP_REQUIRED: 1016,
  ORDER_NOT_PAYABLE: 1017,
  ORDER_NOT_CANCELLABLE: 1018,
  PROOF_UNDER_REVIEW: 1019,
  PAY_TYPE_NOT_OFFERED: 1020,
  CART_FULL: 1021,
  ADDRESS_LIMIT: 1022,
  AFTER_SALE_NOT_ALLOWED: 1023,
  REVIEW_NOT_ALLOWED: 1024,
  MERCHANT_NOT_ALLOWED: 1025,
  ALREADY_REVIEWED: 1026,
  OLD_PASSWORD_WRONG: 1027,
  CHAT_CLOSED: 1040,
} as const;

export type ErrorName = keyof typeof ERRORS;

/** What any endpoint may answer without declaring it. */
export const COMMON_ERRORS: readonly ErrorName[] = [
  'INVALID_INPUT',
  'NOT_SIGNED_IN',
  'SIGNED_OUT',
  'NOT_ALLOWED',
  'NOT_FOUND',
  'CONFLICT',
  'TOO_LARGE',
  'WRONG_FILE_TYPE',
  'TOO_MANY_REQUESTS',
  'UNEXPECTED',
  'OVERLOADED',
];

/** What a list of field issues may say. Values in braces are filled in from the field's declaration. */
export const ISSUES = [
  'required',
  'notText',
  'notAnInteger',
  'notABoolean',
  'notAList',
  'notAnObject',
  'notAnAmount',
  'notAllowed',
  'tooSmall',
  'tooLarge',
  'tooShort',
  'tooLong',
  'tooFew',
  'tooMany',
  'badCharacter',
  'emailFormat',
  'passwordLength',
  'passwordsDiffer',
  'sixDigits',
  'termsRequired',
  'mailCodeRequired',
  'unknownCountry',
  'unknownRegion',
  'serviceScoreRequired',
  'logisticsScoreRequired',
  'descriptionScoreRequired',
  'notUnitPriceMultiple',
  'moreThanSurplus',
  'invalid',
] as const;

export type IssueKey = (typeof ISSUES)[number];
