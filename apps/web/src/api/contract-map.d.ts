declare module 'virtual:contract-map' {
  const endpoints: Readonly<Record<string, import('@passage/contract/light').EndpointDescription>>;
  export default endpoints;
}
