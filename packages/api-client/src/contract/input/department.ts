import * as z from 'zod/mini'
import { departmentArticles, departments } from '../department'
import { type Call, call } from './call'
import { noInput, pageInput, text } from './wire'

export const departmentArticlesInput = z.object({
  /** Key of a department: its articles, and those for all. Absent: all. */
  department: z.optional(text(30)),
  kind: z.optional(z.enum(['reading', 'training'])),
  ...pageInput,
})

export const calls: readonly Call[] = [
  call(departments, {
    payload: noInput,
    summary:
      'Lists the departments of clinics with what they order most, their articles and notices of trainings.',
  }),
  call(departmentArticles, {
    payload: departmentArticlesInput,
    summary: 'Lists the articles and notices of trainings for departments, newest first.',
  }),
]
