import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { activityRoutes } from './modules/activity/routes'
import { addressRoutes } from './modules/address/routes'
import { articleRoutes } from './modules/article/routes'
import { authRoutes } from './modules/auth/routes'
import { cartRoutes } from './modules/cart/routes'
import { checkoutRoutes } from './modules/checkout/routes'
import { configRoutes } from './modules/config/routes'
import { couponRoutes } from './modules/coupon/routes'
import { drawRoutes } from './modules/draw/routes'
import { favoriteRoutes } from './modules/favorite/routes'
import { feedbackRoutes } from './modules/feedback/routes'
import { fileRoutes } from './modules/file/routes'
import { focusRoutes } from './modules/focus/routes'
import { goodsRoutes } from './modules/goods/routes'
import { licenceRoutes } from './modules/licence/routes'
import { messageRoutes } from './modules/message/routes'
import { openApiRoutes } from './modules/openapi/routes'
import { operatorRoutes } from './modules/operator/routes'
import { orderRoutes } from './modules/order/routes'
import { paymentRoutes } from './modules/payment/routes'
import { pictureRoutes } from './modules/pictures/routes'
import { quickBuyRoutes } from './modules/quick-buy/routes'
import { registerRoutes } from './modules/register/routes'
import { userRoutes } from './modules/user/routes'
import { walletRoutes } from './modules/wallet/routes'
import { wantedRoutes } from './modules/wanted/routes'
import { compressionPlugin } from './plugins/compression'
import { errorHandler } from './plugins/errors'
import { formBodyPlugin, readQuery } from './plugins/forms'
import { securityPlugin } from './plugins/security'
import { sessionPlugin } from './plugins/sessions'
import { opensPage, storefrontPlugin } from './plugins/storefront'
import type { Deps } from './wire/deps'
import { failure } from './wire/envelope'

declare module 'fastify' {
  interface FastifyInstance {
    readonly deps: Deps
  }
}

/** What every module gives: its routes, bound to endpoints of the contract. */
const MODULES: readonly ((app: FastifyInstance) => void)[] = [
  configRoutes,
  goodsRoutes,
  cartRoutes,
  walletRoutes,
  couponRoutes,
  paymentRoutes,
  orderRoutes,
  checkoutRoutes,
  authRoutes,
  registerRoutes,
  userRoutes,
  fileRoutes,
  licenceRoutes,
  addressRoutes,
  favoriteRoutes,
  wantedRoutes,
  quickBuyRoutes,
  messageRoutes,
  focusRoutes,
  feedbackRoutes,
  drawRoutes,
  articleRoutes,
  activityRoutes,
  pictureRoutes,
  operatorRoutes,
  openApiRoutes,
]

/** Time in which a request must arrive, in milliseconds: a file of 10 MB at 17 kB a second. */
const REQUEST_MS = 600_000

export interface BuildOptions {
  /** Writes the service's own log; false is silent, for tests. */
  readonly log?: boolean
}

/** Builds the service around what it is given. Listening is the caller's. */
export async function build(deps: Deps, { log = false }: BuildOptions = {}): Promise<FastifyInstance> {
  const app = Fastify({
    logger: log ? { level: 'warn' } : false,
    routerOptions: { querystringParser: readQuery, maxParamLength: 200 },
    bodyLimit: 64 * 1024,
    requestTimeout: REQUEST_MS,
    trustProxy: deps.config.trustProxy,
    // An address that cannot be decoded is refused by the router itself, before any error handler.
    frameworkErrors(_error, request, reply) {
      // The reply of a request that has no route carries no route's types.
      const plain = reply as unknown as FastifyReply
      if (opensPage(request)) void plain.redirect('/404')
      else void plain.code(400).send(failure(400, '请求地址无法识别'))
    },
  })
  app.decorate('deps', deps)
  formBodyPlugin(app)
  errorHandler(app)
  await compressionPlugin(app)
  await securityPlugin(app)
  await sessionPlugin(app)
  for (const routes of MODULES) routes(app)
  app.get('/healthz', async () => ({ ok: true }))
  await storefrontPlugin(app)
  return app
}
