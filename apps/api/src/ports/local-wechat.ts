import { createHmac } from 'node:crypto'
import { sameText } from './same-text'
import type { WechatAccount, WechatPort } from './wechat'

/** Address of the page on which the in-service WeChat asks for the confirmation. */
export const CONFIRM_PATH = '/wechat/confirm'

/** Seconds that a code is valid. */
const CODE_S = 300

/** WeChat that runs in the service: the user confirms on a page of its own, the code is the account, signed. */
export function localWechat(secret: string): Required<WechatPort> {
  const signatureOf = (payload: string, state: string) =>
    createHmac('sha256', secret).update(`wechat\n${state}\n${payload}`).digest('base64url')
  return {
    confirmUrl: request => `${CONFIRM_PATH}?${new URLSearchParams({ ...request })}`,
    confirm({ openid, nickname }, state, now) {
      const expires = Math.floor(now.getTime() / 1000) + CODE_S
      const payload = Buffer.from(JSON.stringify([openid, nickname, expires])).toString('base64url')
      return `${payload}.${signatureOf(payload, state)}`
    },
    async identify({ code, state }, now) {
      const [payload = '', signature = ''] = code.split('.')
      if (!sameText(signatureOf(payload, state), signature)) return null
      return readPayload(payload, now)
    },
  }
}

/** The account of a payload whose signature is right. */
function readPayload(payload: string, now: Date): WechatAccount | null {
  // The array that `confirm` signed.
  const [openid, nickname, expires] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [
    string,
    string,
    number,
  ]
  return expires * 1000 > now.getTime() ? { openid, nickname } : null
}
