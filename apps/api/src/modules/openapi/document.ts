import {
  type Call,
  CODE,
  type Endpoint,
  pathNames,
  type Resource,
  resources,
} from '@yaoji/api-client/contract'
import { type JsonSchema, toJsonSchema } from '@yaoji/api-client/contract/json-schema'
import { writeForm } from '@yaoji/api-client/form'
import { exampleOf } from './example'

const REFS = '#/components/schemas/'

/** Name and description of each resource, which group the calls in the document. */
const TAGS: Readonly<Record<Resource, Tag>> = {
  goods: { name: '商品', description: 'Lists, search, suggestions and the page of a product.' },
  cart: { name: '购物车', description: 'Lines of the cart, their numbers and totals.' },
  combination: { name: '组合购', description: 'Products that are sold together for less.' },
  checkout: { name: '核对订单', description: 'The selected lines as orders, before they are placed.' },
  order: { name: '订单', description: 'Placing orders, and what happens to them.' },
  parcel: { name: '包裹', description: 'Parcels that are under way.' },
  acceptance: { name: '收货验收', description: 'What of each parcel arrived and was accepted.' },
  payment: { name: '支付', description: 'Payments from the balance, by transfer and through the gateway.' },
  orderReturn: { name: '退货', description: 'Returns and their parcels.' },
  serviceTicket: { name: '售后', description: 'Service tickets of orders.' },
  receipt: { name: '麻黄碱签收单', description: 'Signed receipts of ephedrine orders.' },
  invoice: { name: '发票', description: 'Applications for invoices, invoices, and the profile on them.' },
  coupon: { name: '优惠券', description: 'Coupons and cash vouchers.' },
  wallet: { name: '钱包', description: 'Balance, points and their ledgers.' },
  statement: { name: '对账单', description: 'The account statement of a month.' },
  redemption: { name: '积分兑换', description: 'Gifts for points.' },
  address: { name: '收货地址', description: 'Delivery addresses and regions.' },
  user: { name: '登录与用户', description: 'The session and its user.' },
  account: { name: '账户', description: 'Contact, password, sessions and stores of an account.' },
  chat: { name: '在线客服', description: 'Tickets for the chat window.' },
  licence: { name: '资质', description: 'Documents and business scopes of a buyer.' },
  supplyContract: { name: '供货合同', description: 'Supply contracts, offered and signed.' },
  register: { name: '注册', description: 'The steps of a registration.' },
  wechat: { name: '微信', description: 'Logging in with WeChat, and binding it.' },
  todo: { name: '待办', description: 'What a buyer has to do.' },
  message: { name: '消息', description: 'Messages of the shop.' },
  file: { name: '文件', description: 'Pictures and PDFs for later calls.' },
  feedback: { name: '反馈', description: 'Comments and complaints.' },
  wanted: { name: '求购', description: 'Requests for products that the shop does not have.' },
  quickBuy: { name: '快捷采购', description: 'Earlier purchases, and matching of written lists.' },
  restock: { name: '补货', description: 'Regular products, and when it is time to buy each again.' },
  similar: { name: '同药', description: 'The same medicine of other makers.' },
  purchaseCode: { name: '您的编码', description: 'Texts and own codes that name products for a company.' },
  purchaseList: { name: '采购清单', description: 'Named lists of lines that the stores of a company share.' },
  config: { name: '公共配置', description: 'Categories, frame and settings of the shop.' },
  favorite: { name: '收藏', description: 'Favourites.' },
  focus: { name: '广告与专区', description: 'Banners, zones and advertisements.' },
  activity: { name: '活动', description: 'Promotions and their products.' },
  cashback: { name: '返利', description: 'The monthly cashback.' },
  promoPage: { name: '活动页', description: 'Zones and activities that are laid out by data.' },
  draw: { name: '抽奖', description: 'The prize draw.' },
  article: { name: '文章', description: 'Help, news and notices.' },
  department: { name: '特药部门', description: 'Trainings and notices of departments.' },
  links: { name: '链接', description: 'Links to other sites.' },
  alert: {
    name: '商品提醒',
    description: 'Alerts about prices, stock and expiry, which a buyer switches on and off.',
  },
  arrival: { name: '到货通知', description: 'Messages when a product comes in.' },
}

interface Tag {
  readonly name: string
  readonly description: string
}

/** An OpenAPI 3.1 document. */
export type OpenApi = { openapi: string } & JsonSchema

/** Writes the contract as an OpenAPI document: every call with its input, its answer in the envelope, and its refusals. */
export function writeDocument(): OpenApi {
  const schemas: Record<string, JsonSchema> = { ...ENVELOPES }
  const paths: Record<string, JsonSchema> = {}
  // The keys of `resources` are its type's.
  for (const [resource, calls] of Object.entries(resources) as [Resource, readonly Call[]][]) {
    for (const call of calls) {
      const { method, path } = call.endpoint
      const operation = { ...writeOperation(call, schemas), tags: [TAGS[resource].name] }
      paths[path] = { ...paths[path], [method.toLowerCase()]: operation }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: '药集 API',
      version: '1.0.0',
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        '采购平台的全部接口。请求体为表单或 JSON，两者等价；表单以方括号嵌套：`params[0][goods_id]=1`，`ids[0]=7` 与 `ids[]=7` 等价。' +
        '每个回答都是 `{code, msg, data}`；金额为十进制字符串，时间为东八区。' +
        '`x-origin` 为 `specification` 的接口由规格给出（`x-row` 为需求编号），`project` 为本项目补充。',
    },
    // Relative to the address of the document: the service that answers it.
    servers: [{ url: '/' }],
    tags: Object.values(TAGS),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'yaoji', description: '登录后由服务端设置的会话。' },
      },
      responses: REFUSALS,
    },
  }
}

function writeOperation(call: Call, schemas: Record<string, JsonSchema>): JsonSchema {
  const { endpoint, payload, row, summary } = call
  const input = toJsonSchema(payload, 'input', REFS)
  const data = toJsonSchema(endpoint.data, 'output', REFS)
  Object.assign(schemas, input.entities, data.entities)
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
  const { properties = {}, required = [] } = input.schema as Fields
  const inPath = new Set(pathNames(endpoint.path))
  const rest = Object.fromEntries(Object.entries(properties).filter(([name]) => !inPath.has(name)))
  const needed = required.filter(name => !inPath.has(name))
  return {
    operationId: endpoint.name,
    summary,
    'x-origin': row ? 'specification' : 'project',
    ...(row ? { 'x-row': row } : {}),
    security: endpoint.access === 'buyer' ? [{ session: [] }] : [],
    parameters: [
      ...[...inPath].map(name => ({ name, in: 'path', required: true, schema: properties[name] ?? {} })),
      ...(hasBody ? [] : Object.entries(rest).map(([name, schema]) => queryOf(name, schema, needed))),
      ...headersOf(endpoint),
    ],
    ...(hasBody ? requestBodyOf(endpoint, rest, needed) : {}),
    responses: { 200: answerOf(data.schema), ...refusalsOf(endpoint) },
  }
}

type Fields = { properties?: Record<string, JsonSchema>; required?: string[] }

/** A list in a query is a repeated `ids[]`. */
function queryOf(name: string, schema: JsonSchema, required: readonly string[]): JsonSchema {
  const isList = schema.type === 'array'
  const { description, ...bare } = schema
  return {
    name: isList ? `${name}[]` : name,
    in: 'query',
    required: required.includes(name),
    description,
    schema: bare,
    ...(isList ? { style: 'form', explode: true } : {}),
  }
}

function requestBodyOf(
  { multipart }: Endpoint,
  properties: Record<string, JsonSchema>,
  required: readonly string[],
): JsonSchema {
  if (multipart) return { requestBody: fileBodyOf(properties, required) }
  return Object.keys(properties).length > 0 ? { requestBody: bodyOf(properties, required) } : {}
}

/** The fields are before the file. */
function fileBodyOf(properties: Record<string, JsonSchema>, required: readonly string[]): JsonSchema {
  const file = {
    type: 'string',
    contentMediaType: 'application/octet-stream',
    description: '文件内容，须为最后一项。The content of the file, the last part of the form.',
  }
  const schema = { type: 'object', properties: { ...properties, file }, required: [...required, 'file'] }
  return { required: true, content: { 'multipart/form-data': { schema } } }
}

function bodyOf(properties: Record<string, JsonSchema>, required: readonly string[]): JsonSchema {
  const schema = { type: 'object', properties, required }
  const nested = Object.entries(properties).filter(
    ([, each]) => each.type === 'array' || each.type === 'object',
  )
  return {
    required: required.length > 0,
    content: {
      'application/json': { schema, example: exampleOf(schema) },
      'application/x-www-form-urlencoded': {
        schema,
        encoding: Object.fromEntries(nested.map(([name]) => [name, { style: 'deepObject', explode: true }])),
        'x-example-form': decodeURIComponent(writeForm(exampleOf(schema) as Record<string, string>)),
      },
    },
  }
}

function headersOf(endpoint: Endpoint): JsonSchema[] {
  const unsafe = {
    name: 'X-Requested-With',
    in: 'header',
    required: true,
    description: '写操作必须携带，防止跨站提交。Proves that the page itself sent the call.',
    schema: { type: 'string', default: 'yaoji' },
  }
  const once = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: '同一意图的键，重复提交得到第一次的回答，保留 24 小时。The same key is the same request.',
    schema: { type: 'string', pattern: '^[\\w-]{8,80}$' },
  }
  const buyer = {
    name: 'X-Buyer',
    in: 'header',
    required: false,
    description:
      '页面所显示的登录用户名（percent-encoded）；与会话不符时答 401。Who the page shows as logged in: a 401 when the session is not hers.',
    schema: { type: 'string' },
  }
  return [...(endpoint.method === 'GET' ? [] : [unsafe]), ...(endpoint.creates ? [once] : []), buyer]
}

function answerOf(data: JsonSchema): JsonSchema {
  return {
    description: '成功。Success.',
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: { code: { const: CODE.ok }, msg: { type: 'string' }, data },
          required: ['code', 'msg', 'data'],
        },
      },
    },
  }
}

/** The possible refusals of each kind of call. */
function refusalsOf(endpoint: Endpoint): JsonSchema {
  const codes = [422, 500]
  if (endpoint.access === 'buyer') codes.push(401)
  if (endpoint.method !== 'GET') codes.push(403, 409, 429)
  if (endpoint.multipart) codes.push(413)
  if (pathNames(endpoint.path).length > 0) codes.push(404)
  return Object.fromEntries(
    codes.sort((a, b) => a - b).map(code => [code, { $ref: `#/components/responses/${code}` }]),
  )
}

const ENVELOPES: Readonly<Record<string, JsonSchema>> = {
  Refusal: {
    type: 'object',
    properties: {
      code: { type: 'integer', description: '与 HTTP 状态一致。The HTTP status.' },
      msg: { type: 'string', description: '给买家看的文字。What the buyer reads.' },
      data: { type: 'object' },
    },
    required: ['code', 'msg', 'data'],
  },
  FieldErrors: {
    type: 'object',
    properties: {
      code: { const: CODE.invalid },
      msg: { type: 'string', description: '第一个出错字段的第一条文字。First message of the first field.' },
      data: {
        type: 'object',
        properties: {
          errors: {
            type: 'object',
            additionalProperties: { type: 'array', items: { type: 'string' } },
            description: '按字段的出错文字。Messages by field.',
          },
        },
        required: ['errors'],
      },
    },
    required: ['code', 'msg', 'data'],
  },
}

const refusal = (description: string, schema = 'Refusal') => ({
  description,
  content: { 'application/json': { schema: { $ref: REFS + schema } } },
})

const REFUSALS: Readonly<Record<number, JsonSchema>> = {
  401: refusal('未登录或登录已失效。Not logged in.'),
  403: refusal('来源不被允许，或没有权限。Not allowed.'),
  404: refusal('不存在；他人的数据同样视为不存在。Not there, or another buyer’s.'),
  409: refusal('与当前状态冲突。No longer fits what is.'),
  413: refusal('文件过大。The file is too large.'),
  422: refusal('输入有误。Bad input.', 'FieldErrors'),
  429: refusal('过于频繁。Too often.'),
  500: refusal('系统繁忙，请稍候再试。The service failed.'),
}
