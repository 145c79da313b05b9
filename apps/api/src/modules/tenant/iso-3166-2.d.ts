declare module 'iso-3166-2' {
  interface Division {
    type: string;
    name: string;
  }
  const iso3166: { country(code: string): { name: string; sub: Record<string, Division> } | null };
  export default iso3166;
}
