import { type Call, CODE, type Endpoint, pathNames } from '@yaoji/api-client/contract'
import { type JsonSchema, toJsonSchema } from '@yaoji/api-client/contract/json-schema'
import { writeForm } from '@yaoji/api-client/form'
import { exampleOf } from './example'

const REFS = '#/components/schemas/'

/** Names of the resources, which group the calls in the document. */
const TAGS: Readonly<Record<string, string>> = {
  goods: '商品',
  cart: '购物车',
  order: '订单与支付',
  payment: '支付回调',
  address: '收货地址',
  auth: '登录',
  user: '用户',
  store: '门店',
  licence: '资质',
  message: '消息',
  file: '文件',
  feedback: '反馈',
  wanted: '求购',
  quickBuy: '快捷采购',
  coupon: '优惠券',
  wallet: '钱包',
  config: '公共配置',
  favorite: '收藏',
  focus: '广告与专区',
  index: '首页',
  activity: '活动',
  draw: '抽奖',
  article: '文章',
  global: '链接',
}

/** An OpenAPI 3.1 document. */
export type OpenApi = { openapi: string } & JsonSchema

/** Writes the contract as an OpenAPI document: every call with its input, its answer in the envelope, and its refusals. */
export function writeDocument(calls: readonly Call[], server: string): OpenApi {
  const schemas: Record<string, JsonSchema> = { ...ENVELOPES }
  const paths: Record<string, JsonSchema> = {}
  for (const call of calls) {
    const { endpoint } = call
    const path = paths[endpoint.path] ?? {}
    path[endpoint.method.toLowerCase()] = writeOperation(call, schemas)
    paths[endpoint.path] = path
  }
  const used = new Set(calls.map(({ endpoint }) => tagOf(endpoint)))
  return {
    openapi: '3.1.0',
    info: {
      title: '药集 API',
      version: '1.0.0',
      description:
        '采购平台的全部接口。表单以方括号嵌套：`params[0][goods_id]=1`，`ids[0]=7` 与 `ids[]=7` 等价。' +
        '每个回答都是 `{code, msg, data}`；金额为十进制字符串，时间为东八区。' +
        '`x-origin` 为 `specification` 的接口由规格给出（`x-row` 为需求编号），`project` 为本项目补充。',
    },
    servers: [{ url: server }],
    tags: [...used].map(name => ({ name: TAGS[name] ?? name })),
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
  const tag = tagOf(endpoint)
  return {
    operationId: endpoint.name,
    summary,
    tags: [TAGS[tag] ?? tag],
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

function tagOf({ name }: Endpoint): string {
  return name.split('.')[0] ?? name
}

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
