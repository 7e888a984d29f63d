declare const process: { readonly argv: readonly string[]; readonly stdout: { write(text: string): void } }

/** The service, the account and the password, as the test gives them. */
export const [baseUrl = '', account = '', password = ''] = process.argv.slice(2)

/** What every call has that writes. */
export const headers = { 'X-Requested-With': 'yaoji' } as const

const cookies = new Map<string, string>()

/** Fetch that keeps cookies, as a browser does. */
export async function sessionFetch(request: Request): Promise<Response> {
  const sent = new Request(request)
  sent.headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
  const response = await fetch(sent)
  for (const cookie of response.headers.getSetCookie()) {
    const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? []
    cookies.set(name, value)
  }
  return response
}

/** Writes what a script found, for the test. */
export const print = (result: object): void => process.stdout.write(JSON.stringify(result))
