import { amountText } from '@yaoji/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml, showPlainPage } from '../../wire/plain-page'
import { shopSettings } from '../config/shop-settings'
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
    if (found.payment.state !== 'waiting' && !found.decision)
      return show(reply, { status: 409, title: '这次付款已结束', body: paymentBody(found) })
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

/** Who is paid; nothing while the shop has not set its company. */
function receiver(): string {
  const { company_name } = shopSettings()
  return company_name === '' ? '' : `<dt>收款方</dt><dd>${escapeHtml(company_name)}</dd>`
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
      ${receiver()}
      <dt>支付方式</dt><dd>${PAY_TYPE_NAMES[payment.way] ?? ''}</dd>
      <dt>支付单号</dt><dd class="number">${groupsOf(payment.sn)}</dd>
      <dt>应付金额</dt><dd class="amount">${amountText(payment.amount).replace('¥', '<span>¥</span>')}</dd>
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

/** A page of the gateway. */
function show(reply: FastifyReply, page: { status?: number; title: string; body: string }): FastifyReply {
  return showPlainPage(reply, { service: '药集收银台', ...page })
}

function message(text: string, link: string): string {
  return `<p>${text}</p><p>${link}</p>`
}

function backLink({ payment }: GatewayPayment): string {
  return `<a href="/cart/step3/${payment.order_id}">返回订单</a>`
}
