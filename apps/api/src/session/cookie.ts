import type { Config } from '../config'

export const isSecure = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean => publicUrl.startsWith('https:')

/** The name of the session cookie. Behind TLS it is `__Host-` and Secure. */
export const sessionCookie = (config: Pick<Config, 'publicUrl'>): string =>
  isSecure(config) ? '__Host-yaoji' : 'yaoji'
