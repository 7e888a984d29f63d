'use client'
import { useConfirmedAction } from '../confirm'
import { useLabels } from '../labels/useLabels'
import type { SessionTableSession } from './SessionTable'

export const endSessionsLabels = {
  unknownDevice: '未知设备',
  one: (device: string) => `确定退出${device}的登录吗？`,
  oneDetail: '退出后该设备需要重新登录。',
  oneConfirm: '退出登录',
  oneDone: (device: string) => `已退出${device}的登录`,
  others: '确定退出其他全部登录吗？',
  othersDetail: '除本次登录外，所有设备都需要重新登录。',
  othersConfirm: '全部退出',
  othersDone: '已退出其他全部登录',
}

export interface EndSessionsOptions {
  /** Ends a session by its id. */
  readonly end: (id: number) => Promise<unknown>
  /** Ends all but the current one. */
  readonly endOthers: () => Promise<unknown>
  /** Gets the focus then, because the pressed button is gone. */
  readonly focusAfter: () => HTMLElement | null | undefined
  /** Words in place of those of {@link endSessionsLabels}. */
  readonly labels?: Partial<typeof endSessionsLabels>
}

/** Ends sessions after a question, and says so. Put ConfirmProvider and ToastProvider around the app. */
export function useEndSessions({ end, endOthers, focusAfter, labels }: EndSessionsOptions) {
  const act = useConfirmedAction()
  const words = useLabels('endSessions', endSessionsLabels, labels)
  return {
    end: ({ id, device }: Pick<SessionTableSession, 'id' | 'device'>) =>
      act({
        text: words.one(device || words.unknownDevice),
        detail: words.oneDetail,
        confirmText: words.oneConfirm,
        work: () => end(id),
        doneText: words.oneDone(device || words.unknownDevice),
        focusAfter,
      }),
    endOthers: () =>
      act({
        text: words.others,
        detail: words.othersDetail,
        confirmText: words.othersConfirm,
        work: endOthers,
        doneText: words.othersDone,
        focusAfter,
      }),
  }
}
