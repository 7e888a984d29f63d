import {
  sessionEnd,
  sessionEndOthers,
  sessionList,
  storeList,
  storeSwitch,
  userCheckResetCode,
  userPhone,
  userResetPassword,
  userUpdateInfo,
} from '@yaoji/api-client/contract/account'
import { chatTicket } from '@yaoji/api-client/contract/chat'
import { userTodo } from '@yaoji/api-client/contract/todo'
import { userBase } from '@yaoji/api-client/contract/user'
import { userMoney } from '@yaoji/api-client/contract/wallet'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { checkPhone, checkResetCode, createChatTicket, resetPassword, updateInfo } from './account'
import { sessionUser } from './base'
import { chatWindow } from './chat-window'
import { showMoney } from './money'
import { endAllOthers, endOneSession, listSessions } from './sessions'
import { listStores, switchStore } from './stores'
import { listTodo } from './todo'

export function userRoutes(app: FastifyInstance): void {
  bind(app, userMoney, showMoney)
  bind(app, userTodo, listTodo)
  bind(app, userBase, context => sessionUser(context))
  bind(app, userUpdateInfo, updateInfo, { transaction: 'own' })
  bind(app, userResetPassword, resetPassword, { transaction: 'own' })
  bind(app, userCheckResetCode, checkResetCode, { transaction: 'own' })
  bind(app, userPhone, async ({ input }) => checkPhone(input.value))
  bind(app, chatTicket, createChatTicket)
  bind(app, sessionList, listSessions)
  bind(app, sessionEnd, endOneSession)
  bind(app, sessionEndOthers, endAllOthers)
  bind(app, storeList, async context => ({ list: await listStores(context) }))
  bind(app, storeSwitch, switchStore)
  chatWindow(app)
}
