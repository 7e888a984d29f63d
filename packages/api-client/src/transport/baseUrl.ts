/** Origin of the service, empty for the page's own. Throws when it is no URL, or absent where there is no page. */
export function readBase({ baseUrl, fetch }: { baseUrl?: string; fetch?: unknown }): string {
  if (baseUrl) return new URL(baseUrl).href.replace(/\/$/, '')
  if (!fetch && !globalThis.location) throw new TypeError('api-client: pass baseUrl')
  return ''
}
