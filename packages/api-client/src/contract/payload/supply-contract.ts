import * as z from 'zod/mini'
import { agreedInput, codeInput, integer } from '../input/wire'

export const supplyContractSignInput = z.object({
  /** The version that the buyer has read. */
  terms_version: integer(1),
  agreement: agreedInput('请阅读合同条款并勾选同意'),
  /** Code sent to the account’s number for the purpose `contract`. */
  code: codeInput(),
})
