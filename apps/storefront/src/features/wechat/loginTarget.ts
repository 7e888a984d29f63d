const KEY = 'yaoji.wechat.from'

/** Keeps the page to which a login by WeChat leads, while this tab is at WeChat; null forgets an earlier one. */
export function keepLoginTarget(from: string | null): void {
  clearLoginTarget()
  try {
    if (from !== null) sessionStorage.setItem(KEY, from)
  } catch {
    // With a full storage the login leads home.
  }
}

export function readLoginTarget(): string | null {
  return sessionStorage.getItem(KEY)
}

export function clearLoginTarget(): void {
  sessionStorage.removeItem(KEY)
}
