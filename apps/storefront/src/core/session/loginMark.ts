/** The mark in session storage that says a buyer is logged in, in this tab (ST-07). */
const MARK = 'yaoji.login'

export function setLoginMark(): void {
  sessionStorage.setItem(MARK, '1')
}

export function hasLoginMark(): boolean {
  return sessionStorage.getItem(MARK) !== null
}

export function removeLoginMark(): void {
  sessionStorage.removeItem(MARK)
}
