import type { ErrorName } from '@passage/contract';

/** The sentence that tells each failure of the contract to a person. */
export default {
  INVALID_INPUT: 'Please check the marked fields and try again.',
  NOT_SIGNED_IN: 'Please sign in to continue.',
  SIGNED_OUT:
    'You have been signed out because your password was changed or the session was ended. Please sign in again.',
  NOT_ALLOWED: 'You are not allowed to do this.',
  NOT_FOUND: 'We could not find what you are looking for. It may have been removed.',
  UNKNOWN_HOST: 'This address belongs to no store. Please open the store under its own address.',
  CONFLICT: 'This has been changed in the meantime. Please reload the page and try again.',
  TOO_LARGE: 'This is too large. Please send something smaller.',
  WRONG_FILE_TYPE: 'This type of file is not accepted. Please choose another file.',
  TOO_MANY_REQUESTS: 'Too many attempts. Please wait a moment and try again.',
  UNEXPECTED: 'Something went wrong on our side. Please try again in a moment.',
  READ_ONLY:
    'Nothing can be changed for the moment because of maintenance; you can look around meanwhile. Please try again later.',
  OVERLOADED: 'The service is very busy at the moment. Please try again shortly.',
  STARTING: 'The store is starting. Please try again in a moment.',
  INSUFFICIENT_BALANCE: 'Insufficient account balance',
  OUT_OF_STOCK: 'There is not enough stock of an item. Please reduce the quantity or remove the item.',
  OWN_SHOP_ORDER: 'Store owners are not allowed to place orders in their own stores',
  PRICE_CHANGED: 'Prices or freight have changed. Please check the new total before ordering.',
  TOO_MANY_UNPAID:
    'You have too much on order that is not paid yet. Please pay or cancel an open order first, or order fewer pieces.',
  STOCK_RESERVED: 'Pieces of an item are held by orders, so its stock cannot be set this low. Nothing was changed.',
  PAY_PASSWORD_NOT_SET: 'Please set the transaction password before making payment',
  PAY_PASSWORD_WRONG: 'The transaction password is incorrect. Please try again.',
  PAY_PASSWORD_LOCKED:
    'Too many incorrect transaction passwords. Please try again later or reset the transaction password.',
  PAY_PASSWORD_ALREADY_SET: 'The transaction password has already been set. You can change it in your account.',
  WRONG_CREDENTIALS: 'The email or password is incorrect. Please try again.',
  EMAIL_TAKEN: 'This email is already registered. Please sign in instead.',
  MAIL_CODE_WRONG: 'The email verification code is incorrect or has expired. Please request a new one.',
  CAPTCHA_WRONG: 'The graphic code is incorrect or has expired. Please enter the new one.',
  CAPTCHA_REQUIRED: 'Please enter the characters in the picture to continue.',
  PASSWORD_TOO_COMMON: 'This password is too easy to guess. Please choose another one.',
  OLD_PASSWORD_WRONG: 'The old password is incorrect. Please try again.',
  NOT_ORDERABLE: 'An item can no longer be ordered. Please remove it and continue.',
  CART_LINE_GONE: 'An item is no longer in your shopping bag. Please check the bag and order again.',
  SHOP_REQUIRED: 'Please open a shop before placing an order.',
  ORDER_NOT_PAYABLE: 'This order can no longer be paid. Please check its status.',
  ORDER_NOT_CANCELLABLE: 'This order can no longer be cancelled. Please check its status.',
  PROOF_UNDER_REVIEW: 'Your payment proof is being reviewed. It will be reviewed within 24 hours, please be patient.',
  PAY_TYPE_NOT_OFFERED: 'This payment method is not available. Please choose another one.',
  AMOUNT_DIFFERS: 'The amount that was received is not the one that is due. Nothing was decided.',
  CART_FULL: 'Your shopping bag is full. Please remove an item first.',
  ADDRESS_LIMIT: 'You have reached the maximum number of addresses. Please delete one first.',
  AFTER_SALE_NOT_ALLOWED: "This item's order or its current after-sale does not allow another application.",
  RETURN_ADDRESS_MISSING:
    'The shop has no return address. Please enter one first: the buyer has to know where the goods go.',
  REVIEW_NOT_ALLOWED: 'Comment requirements not met',
  APPLICATION_CLOSED: 'You have applied already. Your application is being reviewed, or you have a shop.',
  INVITE_CODE_INVALID:
    'This invite code is unknown, has expired or has been used up. Please check it or ask for another one.',
  INVITE_CODE_TAKEN: 'There is an invite code of this name already.',
  SHOP_NAME_TAKEN:
    'There is a shop of this name already, or one was called so until lately. Please choose another name.',
  TOO_MANY_SHOP_NAMES:
    'The shop has changed its name too often of late. Please keep the name, or take one of its former ones back.',
  ARTICLE_CODE_TAKEN: 'There is an entry with this code already. Please choose another code.',
  ARTICLE_TYPE_IN_USE: 'This group still has articles. Please move or delete them first.',
  MERCHANT_NOT_ALLOWED: 'Merchants have no permission for this action, contact customer service',
  CHAT_CLOSED: 'This shop takes no messages at the moment. Please contact customer service.',
  TOTP_REQUIRED: 'Please enter the code from your authenticator app, or a recovery code.',
  TOTP_WRONG: 'This code is incorrect, has expired or has been used. Please enter the next one.',
  TOTP_LOCKED:
    'Too many codes were incorrect. Please open the link that we have sent to your email, then sign in again.',
  TOTP_NOT_SET_UP: 'Please set up your authenticator app before you go on.',
  DEMO_ACCOUNT_CLOSED: 'This account belongs to the demo store, which is closed here.',
  ALREADY_REVIEWED: 'This order has already been reviewed.',
} satisfies Record<ErrorName, string>;
