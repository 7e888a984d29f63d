/** An e-mail to one address. */
export interface Mail {
  readonly to: string
  readonly subject: string
  /** Plain text. */
  readonly text: string
  readonly attachments: readonly MailAttachment[]
}

export interface MailAttachment {
  readonly name: string
  /** Media type. */
  readonly type: string
  readonly content: Uint8Array
}

/** Sends e-mail. */
export interface MailPort {
  /** Hands an e-mail to the server that delivers it. Rejects to be asked again. */
  send(mail: Mail): Promise<void>
}

/** The default: writes what would be sent to the service's log, with most of the address hidden, and sends nothing. */
export function logMail(write: (line: string) => void): MailPort {
  return {
    async send({ to, subject, attachments }) {
      const files = attachments.map(({ name, content }) => `${name}，${content.length} 字节`)
      write(`邮件 ${hidden(to)}：${[subject, ...files].join('；')}`)
    },
  }
}

/** `zhangsan@example.com` as `z***@example.com`. */
function hidden(address: string): string {
  return address.replace(/^(.).*@/, '$1***@')
}
