import { createHash } from 'node:crypto'
import { formatAmount } from '@yaoji/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findPayment, type GatewayPayment, recordDecision } from './gateway'

/**
 * The page of the in-service gateway: it shows the amount, and the buyer confirms or declines. It is plain HTML with
 * one style and no script. An external payment service replaces it.
 */
export function gatewayPages(app: FastifyInstance): void {
  app.get<{ Params: { sn: string } }>('/pay/gateway/:sn', async (request, reply) => {
    const found = await openPage(request, reply)
    return found ? show(reply, { title: '确认付款', body: paymentBody(found) }) : reply
  })
  app.post<{ Params: { sn: string } }>('/pay/gateway/:sn', async (request, reply) => {
    const found = await openPage(request, reply)
    if (!found) return reply
    const result = RESULTS[readAction(request.body)]
    if (!result)
      return show(reply, {
        status: 422,
        title: '无法识别的操作',
        body: message('请返回付款页面重试。', backLink(found)),
      })
    await recordDecision({ db: app.deps.db, now: app.deps.now() }, found.payment, result)
    return reply.redirect(`/cart/step3/${found.payment.order_id}`, 303)
  })

  async function openPage(
    request: FastifyRequest<{ Params: { sn: string } }>,
    reply: FastifyReply,
  ): Promise<GatewayPayment | null> {
    const { buyer } = request.viewer
    if (!buyer) {
      await show(reply, {
        status: 401,
        title: '请先登录',
        body: message('登录后可以继续付款。', '<a href="/login">去登录</a>'),
      })
      return null
    }
    const found = await findPayment(app.deps.db, request.params.sn, buyer.id)
    if (!found)
      await show(reply, {
        status: 404,
        title: '支付单不存在',
        body: message('请从订单重新发起付款。', '<a href="/order">我的订单</a>'),
      })
    return found
  }
}

const RESULTS: Readonly<Record<string, 'paid' | 'failed'>> = { confirm: 'paid', decline: 'failed' }

const PAY_TYPE_NAMES: Readonly<Record<string, string>> = {
  wechat: '微信支付',
  alipay: '支付宝',
  company: '企业网银',
}

function readAction(body: unknown): string {
  const action = typeof body === 'object' && body !== null && 'action' in body ? body.action : ''
  return typeof action === 'string' ? action : ''
}

function paymentBody(found: GatewayPayment): string {
  const { payment, decision } = found
  if (decision) {
    return message(
      decision.result === 'paid' ? '付款已确认，正在通知商城。' : '您已放弃这次付款。',
      backLink(found),
    )
  }
  if (payment.state !== 'waiting') return message('这次付款已结束。', backLink(found))
  return `
    <dl>
      <dt>收款方</dt><dd>药集医药供应链有限公司</dd>
      <dt>支付方式</dt><dd>${PAY_TYPE_NAMES[payment.way] ?? ''}</dd>
      <dt>支付单号</dt><dd class="number">${groupsOf(payment.sn)}</dd>
      <dt>应付金额</dt><dd class="amount"><span>¥</span>${formatAmount(payment.amount)}</dd>
    </dl>
    <form method="post">
      <button class="confirm" name="action" value="confirm">确认付款</button>
      <button name="action" value="decline">放弃付款</button>
    </form>`
}

/**
 * A long number in groups of four from its end, to compare by eye; it breaks only between groups and is copied without
 * spaces.
 */
function groupsOf(number: string): string {
  const groups = number.match(/.{1,4}(?=(.{4})*$)/gsu) ?? []
  return groups.map(group => `<span>${escapeHtml(group)}</span>`).join('<wbr>')
}

function message(text: string, link: string): string {
  return `<p>${text}</p><p>${link}</p>`
}

function backLink({ payment }: GatewayPayment): string {
  return `<a href="/cart/step3/${payment.order_id}">返回订单</a>`
}

/** The shop’s styles, written by hand: this page is not part of the storefront. */
const STYLE = `
  :root { color-scheme: light; color: #18211e; background: #f4f6f5; font: 14px/1.5 "PingFang SC", "HarmonyOS Sans SC",
    "Microsoft YaHei", "Noto Sans CJK SC", "Source Han Sans SC", system-ui, sans-serif; }
  body { margin: 0; }
  header { display: flex; box-sizing: border-box; min-height: 64px; padding: 12px 16px;
    border-bottom: 1px solid #e1e6e3; background: #fff; font-size: 16px; font-weight: 500; }
  header > div { display: flex; align-items: center; gap: 12px; width: 100%; max-width: 416px; margin: 0 auto; }
  main { max-width: 416px; margin: 0 auto; padding: 32px 16px; }
  section { padding: 24px; border: 1px solid #e1e6e3; background: #fff; }
  h1 { margin: 0 0 16px; font-size: 20px; line-height: 1.25; }
  p { margin: 0 0 16px; }
  p:last-child { margin: 0; }
  dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 8px 16px; margin: 0 0 24px; }
  dt { color: #55625c; }
  dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums; }
  dt:last-of-type, .amount { align-self: baseline; padding-top: 12px; }
  .number { font-size: 13px; line-height: 21px; text-wrap: balance; }
  .number span { white-space: nowrap; }
  .number span:not(:first-child) { margin-inline-start: 4px; }
  .amount { color: #c2331b; font-size: 28px; font-weight: 600; line-height: 1.25; }
  .amount span { font-size: 16px; }
  form { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 12px; }
  button { min-height: 44px; padding: 0 12px; border: 1px solid #8a958f; border-radius: 2px; background: #fff;
    color: inherit; font: inherit; font-size: 16px;
    white-space: nowrap; cursor: pointer; }
  button:hover { background: #eef2f0; }
  .confirm { border-color: #0b6e60; background: #0b6e60; color: #fff; }
  .confirm:hover { background: #095a4f; }
  a { display: inline-block; min-height: 24px; color: #0b6e60; }
  :focus-visible { outline: 2px solid #1b5fd0; outline-offset: 2px; }
  @media (max-width: 359px) { section { padding: 16px; } }
`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** Allows only the page’s own style and its form. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The shop's mark, a cabinet of three drawers; the words beside it say its name. */
const MARK = `<svg width="32" height="32" viewBox="0 0 48 48" fill="none" aria-hidden="true">
    <rect x="1" y="1" width="46" height="46" rx="4" fill="#0b6e60"/>
    <path d="M1 24H47M24 24V47" stroke="#fff" stroke-opacity=".55" stroke-width="1.5"/>
    <path d="M19 13.5H29M9.5 36.5H15.5M32.5 36.5H38.5" stroke="#e0b45c" stroke-width="3" stroke-linecap="round"/>
  </svg>`

interface Page {
  readonly status?: number
  readonly title: string
  readonly body: string
}

function show(reply: FastifyReply, { status = 200, title, body }: Page): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('Content-Security-Policy', POLICY)
    .header('Cache-Control', 'no-store')
    .send(
      `<!doctype html>
<html lang="zh-CN">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title} - 药集收银台</title>
  <style>${STYLE}</style>
</head>
<body>
  <header><div>${MARK}药集收银台</div></header>
  <main>
    <section>
      <h1>${title}</h1>
      ${body}
    </section>
  </main>
</body>
</html>`,
    )
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.codePointAt(0)};`)
}
