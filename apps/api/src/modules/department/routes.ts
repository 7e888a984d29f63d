import { departmentArticles, departments } from '@yaoji/api-client/contract/department'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { listDepartmentArticles, listDepartments } from './service'

export function departmentRoutes(app: FastifyInstance): void {
  bind(app, departments, context => listDepartments(context), { readsReplica: true })
  bind(app, departmentArticles, context => listDepartmentArticles(context.db, context.input), {
    readsReplica: true,
  })
}
