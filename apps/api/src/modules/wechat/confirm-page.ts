import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CONFIRM_PATH } from '../../ports/local-wechat'
import type { WechatAccount, WechatPort } from '../../ports/wechat'
import { hashToken, newToken } from '../../session/session'
import { escapeHtml, showPlainPage } from '../../wire/plain-page'
import { RETURN_PATHS } from './request'

const SERVICE = '微信'
const COOKIE = 'yaoji-wechat'
const COOKIE_DAYS = 365

/** What the shop asks for, as the user reads it, by the page to which WeChat returns. */
const REASONS: Readonly<Record<string, string>> = {
  [RETURN_PATHS.bind]: '绑定到当前药集账号，以后可用微信登录',
  [RETURN_PATHS.enter]: '登录药集，还没有账号时用来注册',
}

interface Asked {
  readonly state: string
  readonly return_path: string
}

/**
 * The page of the in-service WeChat, which confirms as a phone would: a browser is one WeChat account, which only its
 * cookie opens, and it can change to a new one. Plain HTML without a script. The real WeChat replaces it.
 */
export function confirmPage(app: FastifyInstance, confirm: NonNullable<WechatPort['confirm']>): void {
  const attributes = {
    path: '/wechat',
    httpOnly: true,
    sameSite: 'lax',
    secure: app.deps.config.publicUrl.startsWith('https:'),
    maxAge: COOKIE_DAYS * 86_400,
  } as const
  const changeAccount = (reply: FastifyReply): string => {
    const token = newToken()
    reply.setCookie(COOKIE, token, attributes)
    return token
  }

  app.get(CONFIRM_PATH, async (request, reply) => {
    const asked = readAsked(request)
    if (!asked) return showIncomplete(reply)
    const token = request.cookies[COOKIE] ?? changeAccount(reply)
    return showPlainPage(reply, {
      service: SERVICE,
      title: '药集申请使用您的微信',
      body: confirmBody(accountOf(token), asked),
    })
  })

  app.post(CONFIRM_PATH, async (request, reply) => {
    const asked = readAsked(request)
    if (!asked) return showIncomplete(reply)
    const { state, return_path } = asked
    const token = request.cookies[COOKIE]
    const action = readAction(request.body)
    reply.header('Cache-Control', 'no-store')
    if (action === 'decline') return reply.redirect(addressOf(return_path, { state }), 303)
    if (action === 'confirm' && token !== undefined) {
      const code = confirm(accountOf(token), state, app.deps.now())
      return reply.redirect(addressOf(return_path, { code, state }), 303)
    }
    // Another account, or a browser without one: the page shows it before it is confirmed.
    changeAccount(reply)
    return reply.redirect(addressOf(CONFIRM_PATH, { ...asked }), 303)
  })
}

/** What the address asks for; null unless it leads back to a page of the shop that asks WeChat. */
function readAsked({ query }: FastifyRequest): Asked | null {
  const { state, return_path } = query as Record<string, unknown>
  if (typeof state !== 'string' || !/^[\w-]{1,100}$/.test(state)) return null
  if (typeof return_path !== 'string' || !Object.hasOwn(REASONS, return_path)) return null
  return { state, return_path }
}

function readAction(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'action' in body ? body.action : null
}

/** The account of a browser. Nobody who does not have its cookie can name it. */
function accountOf(token: string): WechatAccount {
  const hash = hashToken(`wechat:${token}`)
  const number = Number.parseInt(Buffer.from(hash).toString('hex').slice(0, 12), 16) % 10_000
  return { openid: hash, nickname: `微信用户${String(number).padStart(4, '0')}` }
}

const addressOf = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`

function confirmBody({ nickname }: WechatAccount, { state, return_path }: Asked): string {
  return `
    <dl>
      <dt>微信账号</dt><dd>${nickname}</dd>
      <dt>用途</dt><dd>${REASONS[return_path] ?? ''}</dd>
    </dl>
    <form method="post">
      <button class="confirm" name="action" value="confirm">同意</button>
      <button name="action" value="decline">拒绝</button>
    </form>
    <form method="post" action="${escapeHtml(addressOf(CONFIRM_PATH, { state, return_path }))}">
      <button class="quiet" name="action" value="change">换一个微信账号</button>
    </form>`
}

function showIncomplete(reply: FastifyReply): FastifyReply {
  return showPlainPage(reply, {
    service: SERVICE,
    status: 400,
    title: '链接不完整',
    body: '<p>请从药集的页面重新打开微信确认。</p><p><a href="/login">去登录</a></p>',
  })
}
