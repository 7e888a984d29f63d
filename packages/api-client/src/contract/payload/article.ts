import * as z from 'zod/mini'
import { flagInput, idInput, idOnly, optionalId, pageInput, requiredText } from '../input/wire'

export const articleCategoryInput = z.object({ category_id: idInput() })

export const articleListInput = z.object({ category_id: idInput(), ...pageInput })

export const articlePageInput = z.object({ path: requiredText('请填写文章地址'), id: optionalId() })

export const articleVoteInput = z.object({ ...idOnly.shape, useful: flagInput() })
