import { MarketError, type MarketErrorKind } from '@yaoji/api-client'
import { addressCreate } from '@yaoji/api-client/contract/address'
import { goodsSearch } from '@yaoji/api-client/contract/goods'
import { expect, test } from 'vitest'
import { presentationOf } from './presentationOf'

function failed(kind: MarketErrorKind, message = '服务的话', fields?: Record<string, string[]>) {
  return new MarketError({ kind, endpoint: addressCreate, message, fields })
}

test.each([
  ['[ER-02 3] to the login page', failed('unauthenticated'), { as: 'login' }],
  ['[ER-03] the message, then /dzht', failed('locked'), { as: 'locked', message: '服务的话' }],
  [
    '[ER-04] [VA-03] the first field error',
    failed('invalid', '', { mobile: ['请填写手机号', '太短'], detail: ['请填写地址'] }),
    { as: 'toast', message: '请填写手机号' },
  ],
  ['[ER-05] busy, in the client’s words', failed('busy'), { as: 'toast', message: '服务的话' }],
  ['[ER-06] a lost network, in passing', failed('offline'), { as: 'toast', message: '服务的话' }],
  [
    '[ER-09] an answer that cannot be read, in passing',
    failed('malformed'),
    { as: 'toast', message: '服务的话' },
  ],
  ['[ER-06] the server’s message in an alert', failed('refused'), { as: 'alert', message: '服务的话' }],
  [
    '[ER-07 2] a refresh button',
    failed('timeout', '请求超时，请刷新页面'),
    { as: 'refresh', message: '请求超时，请刷新页面' },
  ],
])('%s', (_title, error, presentation) => {
  expect(presentationOf(error)).toEqual(presentation)
})

test('[ER-08 7] a cancelled call shows nothing', () => {
  expect(presentationOf(new DOMException('', 'AbortError'))).toEqual({ as: 'nothing' })
})

test('[ER-09 1] a background call stays silent, but not about a lost login', () => {
  const silent = new MarketError({ kind: 'busy', endpoint: goodsSearch, message: '' })
  const loggedOut = new MarketError({ kind: 'unauthenticated', endpoint: goodsSearch, message: '' })
  expect(presentationOf(silent)).toEqual({ as: 'nothing' })
  expect(presentationOf(loggedOut)).toEqual({ as: 'login' })
})

test('[ER-03] [ER-09] a locked account is shown also for a background call and for a page that shows its own errors', () => {
  const locked = new MarketError({ kind: 'locked', endpoint: goodsSearch, message: '账户已锁定' })
  const shown = { as: 'locked', message: '账户已锁定' }
  expect(presentationOf(locked)).toEqual(shown)
  expect(presentationOf(locked, { inline: true })).toEqual(shown)
})

test('[ER-09] an error that a page shows in place is not shown twice', () => {
  expect(presentationOf(failed('busy'), { inline: true })).toEqual({ as: 'nothing' })
  expect(presentationOf(new TypeError('a part of the shop did not load'), { inline: true })).toEqual({
    as: 'nothing',
  })
  expect(presentationOf(new TypeError('a part of the shop did not load'))).toMatchObject({ as: 'toast' })
})
