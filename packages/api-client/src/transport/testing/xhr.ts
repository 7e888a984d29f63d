/** A fake of XMLHttpRequest: it records what is sent, and the test decides what happens. */
export class FakeXhr {
  static sent: FakeXhr[] = []

  readonly upload: { onprogress: (event: { loaded: number; total: number }) => void } = { onprogress() {} }
  readonly headers: Record<string, string> = {}
  method = ''
  url = ''
  body: FormData | undefined
  withCredentials = false
  status = 0
  responseText = ''
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  onloadend = () => {}

  open(method: string, url: string) {
    Object.assign(this, { method, url })
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }

  send(body: FormData) {
    this.body = body
    FakeXhr.sent.push(this)
  }

  abort() {
    this.onabort()
    this.onloadend()
  }

  respond(body: unknown, status = 200) {
    Object.assign(this, { status, responseText: JSON.stringify(body) })
    this.onload()
    this.onloadend()
  }

  disconnect() {
    this.onerror()
    this.onloadend()
  }
}
