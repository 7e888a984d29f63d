import * as z from 'zod/mini'
import { articleCategory, articleDetail, articleList } from '../article'
import { type Call, call } from './call'
import { idInput, idOnly, pageInput } from './wire'

export const articleCategoryInput = z.object({ category_id: idInput() })

export const articleListInput = z.object({ category_id: idInput(), ...pageInput })

export const calls: readonly Call[] = [
  call(articleCategory, {
    payload: articleCategoryInput,
    row: 'AP-63',
    summary: 'Lists the subcategories of one category with their articles; 3 is the help centre.',
  }),
  call(articleList, {
    payload: articleListInput,
    summary: 'Lists the articles of one category, newest first: industry and company news, notices.',
  }),
  call(articleDetail, {
    payload: idOnly,
    summary: 'Returns one article as blocks, with the previous and the next.',
  }),
]
