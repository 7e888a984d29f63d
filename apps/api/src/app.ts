import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyServerOptions } from 'fastify'
import fp from 'fastify-plugin'
import { cleanUpRegularly } from './clean-up'
import type { Config } from './config'
import { healthRoutes } from './health'
import { acceptanceRoutes } from './modules/acceptance/routes'
import { activityRoutes } from './modules/activity/routes'
import { addressRoutes } from './modules/address/routes'
import { alertRoutes } from './modules/alert/routes'
import { arrivalRoutes } from './modules/arrival/routes'
import { articleRoutes } from './modules/article/routes'
import { authRoutes } from './modules/auth/routes'
import { cartRoutes } from './modules/cart/routes'
import { cashbackRoutes } from './modules/cashback/routes'
import { checkoutRoutes } from './modules/checkout/routes'
import { combinationRoutes } from './modules/combination/routes'
import { configRoutes } from './modules/config/routes'
import { shopSettings } from './modules/config/shop-settings'
import { couponRoutes } from './modules/coupon/routes'
import { departmentRoutes } from './modules/department/routes'
import { drawRoutes } from './modules/draw/routes'
import { favoriteRoutes } from './modules/favorite/routes'
import { feedbackRoutes } from './modules/feedback/routes'
import { fileRoutes } from './modules/file/routes'
import { focusRoutes } from './modules/focus/routes'
import { goodsRoutes } from './modules/goods/routes'
import { invoiceRoutes } from './modules/invoice/routes'
import { invoiceProfileRoutes } from './modules/invoice-profile/routes'
import { licenceRoutes } from './modules/licence/routes'
import { messageRoutes } from './modules/message/routes'
import { openApiRoutes } from './modules/openapi/routes'
import { operatorRoutes } from './modules/operator/routes'
import { orderRoutes } from './modules/order/routes'
import { paymentRoutes } from './modules/payment/routes'
import { pictureRoutes } from './modules/pictures/routes'
import { promoPageRoutes } from './modules/promo-page/routes'
import { purchaseCodeRoutes } from './modules/purchase-code/routes'
import { purchaseListRoutes } from './modules/purchase-list/routes'
import { quickBuyRoutes } from './modules/quick-buy/routes'
import { receiptRoutes } from './modules/receipt/routes'
import { redemptionRoutes } from './modules/redemption/routes'
import { refundRoutes } from './modules/refund/routes'
import { registerRoutes } from './modules/register/routes'
import { reportRoutes } from './modules/report/routes'
import { restockRoutes } from './modules/restock/routes'
import { returnRoutes } from './modules/return/routes'
import { keepSearchBest } from './modules/search/keep-best'
import { serviceTicketRoutes } from './modules/service-ticket/routes'
import { similarRoutes } from './modules/similar/routes'
import { statementRoutes } from './modules/statement/routes'
import { supplyContractRoutes } from './modules/supply-contract/routes'
import { userRoutes } from './modules/user/routes'
import { walletRoutes } from './modules/wallet/routes'
import { wantedRoutes } from './modules/wanted/routes'
import { wechatRoutes } from './modules/wechat/routes'
import { compressionPlugin } from './plugins/compression'
import { errorPlugin } from './plugins/errors'
import { formBodyPlugin, readQuery } from './plugins/forms'
import { loadPlugin } from './plugins/load'
import { revalidationPlugin } from './plugins/revalidation'
import { securityPlugin } from './plugins/security'
import { securityLogPlugin } from './plugins/security-log'
import { sessionPlugin } from './plugins/sessions'
import { opensPage, storefrontPlugin } from './plugins/storefront'
import type { Deps } from './wire/deps'
import { failure } from './wire/envelope'
import { errorForLog } from './wire/error-for-log'

declare module 'fastify' {
  interface FastifyInstance {
    readonly deps: Deps
  }
}

/** The routes of every module, bound to endpoints of the contract. */
const MODULES: readonly ((app: FastifyInstance) => void)[] = [
  configRoutes,
  goodsRoutes,
  cartRoutes,
  combinationRoutes,
  walletRoutes,
  couponRoutes,
  redemptionRoutes,
  paymentRoutes,
  invoiceProfileRoutes,
  invoiceRoutes,
  orderRoutes,
  refundRoutes,
  returnRoutes,
  serviceTicketRoutes,
  receiptRoutes,
  acceptanceRoutes,
  checkoutRoutes,
  authRoutes,
  registerRoutes,
  wechatRoutes,
  userRoutes,
  fileRoutes,
  licenceRoutes,
  supplyContractRoutes,
  statementRoutes,
  addressRoutes,
  favoriteRoutes,
  wantedRoutes,
  purchaseCodeRoutes,
  purchaseListRoutes,
  quickBuyRoutes,
  restockRoutes,
  similarRoutes,
  messageRoutes,
  focusRoutes,
  feedbackRoutes,
  drawRoutes,
  articleRoutes,
  departmentRoutes,
  activityRoutes,
  cashbackRoutes,
  promoPageRoutes,
  pictureRoutes,
  operatorRoutes,
  arrivalRoutes,
  alertRoutes,
  reportRoutes,
  openApiRoutes,
]

/** Time in which a request must arrive, in milliseconds: a file of 10 MB at 17 kB a second. */
const REQUEST_MS = 600_000

export interface BuildOptions {
  /** Writes the service's own log, to standard output or to this stream; false is silent, for tests. */
  readonly log?: boolean | Pick<NodeJS.WritableStream, 'write'>
}

function loggerOf(log: BuildOptions['log']): FastifyServerOptions['logger'] {
  if (!log) return false
  return { level: 'warn', serializers: { err: errorForLog }, ...(log === true ? {} : { stream: log }) }
}

/** Of so many proxies, the first is the one that is connected. */
function trustOf({ trustProxy }: Config): FastifyServerOptions['trustProxy'] {
  if (typeof trustProxy === 'number') return (_address, at) => at < trustProxy
  return trustProxy && [...trustProxy]
}

/** The routes of all modules. `bind` needs the plugins named here. */
export const routesPlugin = fp(
  async app => {
    for (const routes of MODULES) routes(app)
    healthRoutes(app)
    cleanUpRegularly(app, shopSettings)
    keepSearchBest(app)
  },
  { name: 'routes', dependencies: ['errors', 'form-body', 'compression', 'session'] },
)

/** In the order of their hooks. A plugin names those that it needs; a wrong order fails at start. */
const PLUGINS = [
  securityLogPlugin,
  formBodyPlugin,
  errorPlugin,
  revalidationPlugin,
  compressionPlugin,
  securityPlugin,
  loadPlugin,
  sessionPlugin,
  routesPlugin,
  storefrontPlugin,
]

/** Builds the service around what it is given. Listening is the caller's. */
export async function build(deps: Deps, { log = false }: BuildOptions = {}): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOf(log),
    genReqId: () => randomUUID(),
    // `load` refuses them in the envelope.
    return503OnClosing: false,
    routerOptions: { querystringParser: readQuery, maxParamLength: 200 },
    bodyLimit: 64 * 1024,
    requestTimeout: REQUEST_MS,
    trustProxy: trustOf(deps.config),
    // An address that cannot be decoded is refused by the router itself, before any error handler.
    frameworkErrors(_error, request, reply) {
      // The reply of a request that has no route carries no route's types.
      const plain = reply as unknown as FastifyReply
      plain.header('X-Request-Id', request.id)
      if (opensPage(request)) void plain.redirect('/404')
      else void plain.code(400).header('Cache-Control', 'no-store').send(failure(400, '请求地址无法识别'))
    },
  })
  app.decorate('deps', deps)
  for (const plugin of PLUGINS) await app.register(plugin)
  return app
}
