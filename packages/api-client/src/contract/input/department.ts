import { departmentArticles, departments } from '../department'
import { departmentArticlesInput } from '../payload/department'
import { type Call, call } from './call'
import { noInput } from './wire'

export * from '../payload/department'

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
