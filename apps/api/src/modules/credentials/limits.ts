import { A_DAY, atMost, bothOf, growing, type Limit } from '../../session/attempts'
import type { Requester } from './known-browsers'

/** Seconds to wait after each wrong password. */
const PASSWORD_WAITS = [0, 0, 0, 0, 0, 0, 0, 60, 120, 300, 900, 3600]
/** Seconds between the first codes that are sent to a number. */
export const SMS_WAIT_SECONDS = 60
/** Seconds to wait after each code that one requester had sent to one number. */
const CODE_WAITS = [SMS_WAIT_SECONDS, SMS_WAIT_SECONDS, SMS_WAIT_SECONDS, 600, 3600, 21_600]

/**
 * Wrong passwords for one account from all browsers that it does not know, within an hour. Each network that it knows
 * has a count of its own.
 */
const STRANGERS_AN_HOUR = 100
/**
 * Codes for one number to all browsers that its account does not know, within a day, counted likewise; and seconds to
 * wait after each of them.
 */
const STRANGERS_CODES_A_DAY = 10
const STRANGERS_CODE_WAITS = [SMS_WAIT_SECONDS, SMS_WAIT_SECONDS, SMS_WAIT_SECONDS, 300, 900, 1800, 3600]

const wrongTooOften = (wait: string) => `尝试次数过多，请 ${wait}后再试`
const codesUsedUp = (wait: string) => `短信发送繁忙，请 ${wait}后再试`
const codesTooOften = (wait: string) => `获取验证码过于频繁，请 ${wait}后再试`

/** Wrong passwords and codes from one network address, over all accounts. */
function addressLimit(address: string): Limit {
  return { subject: `address:${address}`, rule: atMost(40, 15), message: wrongTooOften }
}

/**
 * The limits of a login with a password; the first one is the requester's own. `account` is the same for all names of
 * an account.
 */
export function loginLimits(account: string, requester: Requester): [Limit, ...Limit[]] {
  const { address, known } = requester
  const own: Limit = {
    subject: `login:${account}:${nameOf(requester)}`,
    rule: growing(PASSWORD_WAITS),
    message: wrongTooOften,
  }
  if (known) return [own]
  const rule = atMost(STRANGERS_AN_HOUR, 60)
  const message = (wait: string) =>
    `该账号登录尝试过多，请用短信验证码登录、在常用的浏览器或网络登录，或 ${wait}后再试`
  return [own, { subject: strangersOf(`login:${account}`, requester), rule, message }, addressLimit(address)]
}

/** The limit of proofs by password inside the sessions of a buyer. */
export function proofLimit(userId: number): Limit {
  return { subject: `proof:${userId}`, rule: growing(PASSWORD_WAITS), message: wrongTooOften }
}

/**
 * The limits of codes sent to a number; the first one is the requester's own. `perHour` is what all callers together get
 * whom no account knows.
 */
export function codeLimits(phone: string, requester: Requester, perHour: number): [Limit, ...Limit[]] {
  const own: Limit = {
    subject: `sms:${phone}:${nameOf(requester)}`,
    rule: growing(CODE_WAITS),
    message: codesTooOften,
  }
  if (requester.known) return [own]
  return [
    own,
    {
      subject: strangersOf(`sms:${phone}`, requester),
      rule: bothOf(growing(STRANGERS_CODE_WAITS), atMost(STRANGERS_CODES_A_DAY, A_DAY)),
      message: codesTooOften,
    },
    { subject: `sms-address:${requester.address}`, rule: atMost(30, 60), message: codesTooOften },
    ...(requester.network === null ? [budgetOfCodes(perHour)] : []),
  ]
}

/** What strangers spend together: a tenth of the hour's messages in a minute. */
function budgetOfCodes(perHour: number): Limit {
  const aMinute = Math.max(1, Math.floor(perHour / 10))
  return { subject: 'sms-all', rule: bothOf(atMost(aMinute, 1), atMost(perHour, 60)), message: codesUsedUp }
}

/** The limits of a code that is entered; each code has its own limit beside them. */
export function redeemLimits({ known, address }: Requester): Limit[] {
  return known ? [] : [addressLimit(address)]
}

/** The count that an unknown browser shares with others: those of its network where the account knows it, else of all others. */
function strangersOf(subject: string, { network }: Requester): string {
  return network === null ? subject : `${subject}:network:${network}`
}

function nameOf({ browser, address, known }: Requester): string {
  return known ? `browser:${browser}` : `address:${address}`
}
