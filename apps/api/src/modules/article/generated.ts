import type { ArticleBlock } from '@yaoji/api-client/contract/article'
import { amountText, PAYMENT_WAYS, type ShippingZone } from '@yaoji/domain'
import { SHIPPING_RULES } from '../cart/shippingRules'
import { SITE } from '../config/service'
import { DOCUMENTS, type DocumentType, ENTERPRISES } from '../licence/requirements'
import type { GeneratedBlock, GeneratedName } from './stored-block'

interface TableText {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const TABLES: Readonly<Record<GeneratedName, () => TableText>> = {
  documents: documentsTable,
  freight: freightTable,
  payments: paymentsTable,
  licences: licencesTable,
}

/** A stored article as it is read: each generated block is the table of the rules that apply now. */
export function fillGenerated(blocks: readonly (ArticleBlock | GeneratedBlock)[]): ArticleBlock[] {
  return blocks.map(block => (block.kind === 'generated' ? toBlock(TABLES[block.name]()) : block))
}

function toBlock({ head, rows }: TableText): ArticleBlock {
  return { kind: 'table', head: [...head], rows: rows.map(row => row.map(text => [{ text }])) }
}

/** The documents of each kind of enterprise: 必需 or 选传. Its one source is `licence/requirements.ts`. */
function documentsTable(): TableText {
  const enterprises = Object.values(ENTERPRISES)
  // The keys of the table are the types.
  const types = Object.keys(DOCUMENTS) as DocumentType[]
  return {
    head: ['证件', ...enterprises.map(({ text }) => text)],
    rows: types.map(type => [
      DOCUMENTS[type],
      ...enterprises.map(({ required, optional }) => demandOf(type, required, optional)),
    ]),
  }
}

function demandOf(
  type: DocumentType,
  required: readonly DocumentType[],
  optional: readonly DocumentType[],
): string {
  if (required.includes(type)) return '必需'
  return optional.includes(type) ? '选传' : '—'
}

const ZONE_NAMES: Readonly<Record<ShippingZone, string>> = {
  normal: '普通商品',
  youx: '包邮专区商品',
  zy: '中药饮片',
}

/** The fee of each zone, and the amount from which there is none. */
function freightTable(): TableText {
  // The keys of the table are the zones.
  const zones = Object.keys(ZONE_NAMES) as ShippingZone[]
  return {
    head: ['商品', '未满免运费金额', '免运费'],
    rows: zones.map(zone => {
      const { fee, free_from } = SHIPPING_RULES[zone]
      const free = free_from === null ? '不免运费' : `满 ${amountText(free_from)}`
      return [ZONE_NAMES[zone], amountText(fee), free]
    }),
  }
}

function paymentsTable(): TableText {
  return {
    head: ['方式', '说明', '付款时限', '含麻订单'],
    rows: PAYMENT_WAYS.map(({ text, note, deadline_minutes, ephedrine }) => [
      text,
      note,
      durationText(deadline_minutes),
      ephedrine ? '可用' : '不可用',
    ]),
  }
}

/** Minutes in words: `30 分钟`, `48 小时`. */
export function durationText(minutes: number): string {
  return minutes % 60 === 0 ? `${minutes / 60} 小时` : `${minutes} 分钟`
}

function licencesTable(): TableText {
  return { head: ['证照', '编号'], rows: SITE.licences.map(({ name, number }) => [name, number]) }
}
