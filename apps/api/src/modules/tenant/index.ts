export { countryName, findCountry, findRegion } from './countries.ts';
export { DISPLAY_CURRENCIES, type DisplayCurrency } from './currencies.ts';
export { hostOfTenant } from './host-of-tenant.ts';
export { numberDocument, timeZoneOf } from './number-document.ts';
export { parseSetting, readSetting, SETTINGS, type Setting } from './settings.ts';
export { tenantRoutes } from './tenant.routes.ts';
