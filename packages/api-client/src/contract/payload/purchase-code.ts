import { PURCHASE_CODE_LETTERS } from '@yaoji/domain'
import * as z from 'zod/mini'
import { flagInput, idInput, idsInput, pageInput, requiredText, text } from '../input/wire'

export const purchaseCodeListInput = z.object({
  /** A part of the text, or of the name or code of its product. */
  keywords: z.optional(text(60)),
  ...pageInput,
})

/** Maximum number of codes of one call: as many as the lines of a quick purchase. */
const CODES = 500

export const purchaseCodeSaveInput = z.object({
  codes: z
    .array(
      z.object({
        text: requiredText('请填写编码或名称', PURCHASE_CODE_LETTERS),
        /** 1: a code of the buyer's own system. */
        is_own: flagInput(),
        goods_id: idInput(),
      }),
    )
    .check(z.minLength(1), z.maxLength(CODES, `一次最多 ${CODES} 个`)),
})

export const purchaseCodeRemoveInput = z.object({
  /** Without it all of the company are removed. */
  ids: z.optional(idsInput()),
})

export const purchaseCodeRestoreInput = z.object({ removal: requiredText('请重新打开页面', 64) })
