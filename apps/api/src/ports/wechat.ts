/** A WeChat account, as it shows itself to this shop. */
export interface WechatAccount {
  /** Id of the account for this shop, always the same. */
  readonly openid: string
  readonly nickname: string
}

/** What a user is asked to confirm in WeChat. */
export interface WechatRequest {
  /** A secret of one session, for one use. WeChat returns it unchanged. */
  readonly state: string
  /** Where the user goes afterwards, in-site: with `state`, and with `code` when confirmed. */
  readonly return_path: string
}

/** What the address has to which WeChat returned. */
export interface WechatReturn {
  readonly code: string
  readonly state: string
}

/** WeChat's confirmation of who a user is. The default runs inside this service; a real one has the first two functions. */
export interface WechatPort {
  /** The address at which the user confirms. */
  confirmUrl(request: WechatRequest): string
  /** The account that confirmed; null for a code that WeChat did not make for this state, or that expired. */
  identify(given: WechatReturn, now: Date): Promise<WechatAccount | null>
  /** Makes the code of a confirmation, as WeChat does. Only the in-service port has it. */
  confirm?(account: WechatAccount, state: string, now: Date): string
}
