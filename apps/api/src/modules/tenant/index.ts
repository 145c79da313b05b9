export { countryName, findCountry, findRegion } from './countries.ts';
export { DISPLAY_CURRENCIES, type DisplayCurrency } from './currencies.ts';
export { parseSetting, readSetting, SETTINGS, type Setting } from './settings.ts';
export { tenantRoutes } from './tenant.routes.ts';
