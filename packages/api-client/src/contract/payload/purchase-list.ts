import { PURCHASE_CODE_LETTERS } from '@yaoji/domain'
import * as z from 'zod/mini'
import { idOnly, noInput, optionalId, requiredText, text } from '../input/wire'

/** The longest name of a list. */
const NAME_LETTERS = 30

/** Lines of a list: as many as those of a quick purchase. */
const LINES = 500

/** The name alone, for a form. */
export const purchaseListNameInput = z.object({
  name: requiredText('请填写清单名称', NAME_LETTERS, `清单名称最多 ${NAME_LETTERS} 个字`),
})

export const purchaseListListInput = noInput

export const purchaseListGetInput = idOnly

export const purchaseListSaveInput = z.extend(purchaseListNameInput, {
  /** Of the list of this name that the buyer has seen, to replace it; absent for a new list. */
  version: z.optional(text(64)),
  lines: z
    .array(
      z.object({
        /** What was typed. */
        query: text(PURCHASE_CODE_LETTERS),
        /** The buyer's own code beside it. */
        own_code: z.optional(text(PURCHASE_CODE_LETTERS)),
        /** As it was typed. */
        number: z.optional(text(40)),
        /** The product that was chosen. */
        goods_id: optionalId(),
      }),
    )
    .check(z.minLength(1, '请先填写商品'), z.maxLength(LINES, `一份清单最多 ${LINES} 行`)),
})

export const purchaseListRenameInput = z.extend(idOnly, purchaseListNameInput.shape)

export const purchaseListRemoveInput = idOnly

export const purchaseListRestoreInput = idOnly
