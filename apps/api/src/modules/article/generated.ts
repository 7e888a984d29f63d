import type { ArticleBlock, ArticleSpan } from '@yaoji/api-client/contract/article'
import {
  amountText,
  type DocumentRequirement,
  documentNames,
  documentRequirements,
  ENTERPRISE_TYPES,
  ENTERPRISES,
  PAY_TYPES,
  paymentDeadlineMinutes,
  RETURN_KIND_ROWS,
  RETURN_REASON_ROWS,
  RETURN_REASONS,
  type ReturnKind,
  SHIPPING_ZONE_NAMES,
  type ShippingZone,
} from '@yaoji/domain'
import { contactLines } from '../config/company'
import {
  isSettingName,
  paymentTimes,
  returnTimes,
  shippingRules,
  shopSettings,
} from '../config/shop-settings'
import type { GeneratedBlock, GeneratedName } from './stored-block'

interface TableText {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** The text that is shown when the table has no rows. */
  readonly none?: string
}

const TABLES: Readonly<Record<GeneratedName, () => TableText>> = {
  documents: documentsTable,
  freight: freightTable,
  payments: paymentsTable,
  licences: licencesTable,
  contacts: contactsTable,
  returns: returnsTable,
}

/** A stored article as it is read: each generated block is the table of the rules that apply now. */
export function fillGenerated(blocks: readonly (ArticleBlock | GeneratedBlock)[]): ArticleBlock[] {
  return blocks.map(block =>
    block.kind === 'generated' ? toBlock(TABLES[block.name]()) : mapTexts(block, fillNumbers),
  )
}

/** A text in which `{return_days}` is the number that the shop sets. Other brackets stay. */
function fillNumbers(text: string): string {
  return text.replace(/\{([a-z_]+)\}/g, (whole, name: string) => {
    const value = isSettingName(name) ? shopSettings()[name] : null
    return typeof value === 'number' ? String(value) : whole
  })
}

/** A block with each of its texts changed. */
function mapTexts(block: ArticleBlock, change: (text: string) => string): ArticleBlock {
  const spans = (list: readonly ArticleSpan[]) => list.map(span => ({ ...span, text: change(span.text) }))
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return { ...block, spans: spans(block.spans) }
    case 'list':
    case 'steps':
      return { ...block, items: block.items.map(spans) }
    case 'table':
      return { ...block, head: block.head.map(change), rows: block.rows.map(row => row.map(spans)) }
    case 'heading':
      return { ...block, text: change(block.text) }
  }
}

function toBlock({ head, rows, none }: TableText): ArticleBlock {
  if (rows.length === 0 && none) return { kind: 'paragraph', spans: [{ text: none }] }
  return { kind: 'table', head: [...head], rows: rows.map(row => row.map(text => [{ text }])) }
}

/** The documents of each kind of enterprise, from the table that the registration reads. */
function documentsTable(): TableText {
  const requirements = ENTERPRISE_TYPES.map(documentRequirements)
  const names = new Set(requirements.flat().map(({ types }) => documentNames(types)))
  return {
    head: ['证件', ...ENTERPRISE_TYPES.map(type => ENTERPRISES[type].text)],
    rows: [...names].map(name => [name, ...requirements.map(rows => demandOf(rows, name))]),
  }
}

function demandOf(rows: readonly DocumentRequirement[], name: string): string {
  const row = rows.find(each => each.name === name)
  if (!row) return '—'
  return row.required ? '必需' : '选传'
}

/** The fee of each zone, and the amount from which there is none. */
function freightTable(): TableText {
  // The keys of the table are the zones.
  const zones = Object.keys(SHIPPING_ZONE_NAMES) as ShippingZone[]
  return {
    head: ['商品', '未满免运费金额', '免运费'],
    rows: zones.map(zone => {
      const { fee, free_from } = shippingRules()[zone]
      const free = free_from === null ? '不免运费' : `满 ${amountText(free_from)}`
      return [SHIPPING_ZONE_NAMES[zone], amountText(fee), free]
    }),
  }
}

function paymentsTable(): TableText {
  return {
    head: ['方式', '说明', '付款时限', '含麻订单'],
    rows: PAY_TYPES.map(({ way, text, note, ephedrine }) => [
      text,
      note,
      durationText(paymentDeadlineMinutes(way, paymentTimes())),
      ephedrine ? '可用' : '不可用',
    ]),
  }
}

/** Minutes in words: `30 分钟`, `48 小时`. */
function durationText(minutes: number): string {
  return minutes % 60 === 0 ? `${minutes / 60} 小时` : `${minutes} 分钟`
}

function licencesTable(): TableText {
  const { company_licences, record_no } = shopSettings()
  const record = record_no === '' ? [] : [['网站备案', record_no]]
  return {
    head: ['证照', '编号'],
    rows: [...company_licences.map(({ name, number }) => [name, number]), ...record],
    none: '还没有公布证照。',
  }
}

/** How to reach the shop, and when. */
function contactsTable(): TableText {
  return {
    head: ['联系方式', '号码', '时间'],
    rows: contactLines().map(({ name, value, hours }) => [name, value, hours]),
    none: '还没有公布电话。',
  }
}

/** The reasons of a return with what can be requested for each, and until when. */
function returnsTable(): TableText {
  return {
    head: ['原因', '可以申请', '照片'],
    rows: RETURN_REASONS.map(reason => {
      const { text, kinds, needsFiles } = RETURN_REASON_ROWS[reason]
      const requests = kinds.map(kind => `${RETURN_KIND_ROWS[kind].text}（${returnLimitText(kind)}）`)
      return [text, requests.join('、'), needsFiles ? '需要' : '不必']
    }),
  }
}

function returnLimitText(kind: ReturnKind): string {
  const hours = RETURN_KIND_ROWS[kind].hours(returnTimes())
  if (hours === 0) return '送达时'
  return hours > 48 && hours % 24 === 0 ? `${hours / 24} 天内` : `${hours} 小时内`
}
