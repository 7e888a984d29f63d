/** Sends a text message to a mobile number. */
export interface SmsPort {
  send(phone: string, text: string): Promise<void>
}

/** The default: writes the message to the service's log, where the operator of a demo reads the code. */
export function logSms(write: (line: string) => void): SmsPort {
  return {
    async send(phone, text) {
      write(`短信 ${phone}：${text}`)
    },
  }
}
