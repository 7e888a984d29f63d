import type { ReactNode } from 'react'

interface Message {
  /**
   * The heading.
   * @default '温馨提示'
   */
  title?: string
  /** What is asked or said. */
  text: string
  /** More than text: what the answer is about. */
  detail?: ReactNode
  /** Where the focus goes on closing, when not back to what was pressed. */
  returnFocus?: () => HTMLElement | null | undefined
  /** Closes the question when it aborts; the answer is no. */
  signal?: AbortSignal | undefined
}

export interface AlertOptions extends Message {
  /** @default '知道了' */
  buttonText?: string
}

export interface ConfirmOptions extends Message {
  /** @default '确定' */
  confirmText?: string
  /** @default '取消' */
  cancelText?: string
  /**
   * `danger` where a yes destroys something.
   * @default 'accent'
   */
  tone?: 'accent' | 'danger'
}

/** One question as it is shown: everything filled in. */
export interface ConfirmRequest extends Message {
  kind: 'confirm' | 'alert'
  title: string
  /** The one that is always right to press: cancel, or an alert's only button. */
  safeText: string
  /** Absent for an alert. */
  confirmText: string | undefined
  tone: 'accent' | 'danger'
}

/** What a provider gives to the dialog that it loads. */
export interface ConfirmViewProps {
  request: ConfirmRequest
  open: boolean
  onAnswer: (sure: boolean) => void
  /** The dialog is gone; the next question may come. */
  onClosed: () => void
}
