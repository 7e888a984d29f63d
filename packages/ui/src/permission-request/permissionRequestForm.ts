import { permissionRequest, readNumber } from '@yaoji/domain'

/** What a request needs of the product, by the wire's names. */
export interface PermissionGoods {
  readonly code: string
  readonly name: string
  readonly ypgg: string
  readonly sccj: string
  readonly approval_no: string
  readonly bzdw: string
  /** Packs of the smallest order. */
  readonly min_qty: number
}

/** A request for permission, by the wire's names: a wanted product whose remark has the product's code. */
export interface PermissionRequest {
  name: string
  ypgg: string
  sccj: string
  approval_no: string
  /** Packs a month. */
  number: number
  remark: string
}

/** Packs a month that can be requested. */
export const PERMISSION_PACKS = { min: 1, max: 999_999 } as const

/** Most characters of each text that the service takes. */
const MOST = { name: 60, ypgg: 60, sccj: 60, approval_no: 40 } as const

/**
 * What is requested in the form: the product, with texts cut to what the service takes, packs a month, and the remark
 * behind the code. Null without a number within {@link PERMISSION_PACKS}. RT-36.
 */
export function permissionRequestOf(goods: PermissionGoods, form: FormData): PermissionRequest | null {
  const { number, problem } = readNumber(textIn(form, 'number'), PERMISSION_PACKS)
  if (number === null || problem) return null
  return {
    name: goods.name.slice(0, MOST.name),
    ypgg: goods.ypgg.slice(0, MOST.ypgg),
    sccj: goods.sccj.slice(0, MOST.sccj),
    approval_no: goods.approval_no.slice(0, MOST.approval_no),
    number,
    remark: [permissionRequest(goods.code), textIn(form, 'remark').trim()].filter(Boolean).join('；'),
  }
}

function textIn(form: FormData, name: string): string {
  const text = form.get(name)
  return typeof text === 'string' ? text : ''
}
