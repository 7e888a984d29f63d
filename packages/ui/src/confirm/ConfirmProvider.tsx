'use client'
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useLabels } from '../labels/useLabels'
import { useRequiredContext } from '../part/useRequiredContext'
import type { AlertOptions, ConfirmOptions, ConfirmRequest, ConfirmViewProps } from './confirmTypes'

export const confirmLabels = {
  /** Heading of questions and alerts (ER-06). */
  title: '温馨提示',
  confirm: '确定',
  cancel: '取消',
  /** The only button of an alert. */
  dismiss: '知道了',
}

export interface ConfirmProviderProps {
  /**
   * Fetches the dialog when the first question is asked.
   * @default the dialog of this package
   */
  load?: () => Promise<{ default: ComponentType<ConfirmViewProps> }>
  /** Words in place of those of {@link confirmLabels}. */
  labels?: Partial<typeof confirmLabels>
  children?: ReactNode
}

type Ask = (request: (words: typeof confirmLabels) => ConfirmRequest) => Promise<boolean>

interface Question {
  readonly id: number
  readonly request: ConfirmRequest
  readonly answer: Promise<boolean>
  readonly settle: (sure: boolean) => void
  readonly answered: boolean
}

const Context = createContext<Ask | null>(null)

/**
 * Asks a question and answers with a promise: true for yes, false for no, Esc, an aborted `signal`, and pages that
 * are left.
 */
export function useConfirm(): (options: ConfirmOptions) => Promise<boolean> {
  const ask = useRequiredContext(Context, 'useConfirm', 'ConfirmProvider')
  return useCallback(
    ({ confirmText, cancelText, tone = 'accent', ...message }: ConfirmOptions) =>
      ask(words => ({
        ...message,
        kind: 'confirm',
        tone,
        title: message.title ?? words.title,
        safeText: cancelText ?? words.cancel,
        confirmText: confirmText ?? words.confirm,
      })),
    [ask],
  )
}

/** Says something that must be read, and resolves when it was. */
export function useAlert(): (options: AlertOptions) => Promise<void> {
  const ask = useRequiredContext(Context, 'useAlert', 'ConfirmProvider')
  return useCallback(
    async ({ buttonText, ...message }: AlertOptions) => {
      await ask(words => ({
        ...message,
        kind: 'alert',
        tone: 'accent',
        title: message.title ?? words.title,
        safeText: buttonText ?? words.dismiss,
        confirmText: undefined,
      }))
    },
    [ask],
  )
}

const loadDialog = () => import('./ConfirmDialog')

/**
 * Lets everything below ask questions with {@link useConfirm} and {@link useAlert}, one at a time. The dialog itself is
 * fetched with the first question; where it cannot be fetched (the connection is down, which may be what is to be said)
 * the browser's own boxes ask. Renders its children.
 */
export function ConfirmProvider({ load = loadDialog, labels, children }: ConfirmProviderProps) {
  const [View, setView] = useState<ComponentType<ConfirmViewProps> | null>(null)
  const { questions, ask, answer, drop } = useQuestions(labels)
  const latest = useRef({ load, answer, drop })
  useEffect(() => {
    latest.current = { load, answer, drop }
  })

  const [first] = questions
  const waiting = first !== undefined && View === null
  useEffect(() => {
    if (!waiting) return
    let asked = true
    latest.current.load().then(
      loaded => setView(() => loaded.default),
      () => {
        if (!asked) return
        latest.current.answer(askInBrowserBox(first.request))
        latest.current.drop(first.id)
      },
    )
    return () => {
      asked = false
    }
  }, [waiting, first])

  return (
    <Context.Provider value={ask}>
      {children}
      {View && first && (
        <View
          key={first.id}
          request={first.request}
          open={!first.answered}
          onAnswer={answer}
          onClosed={() => drop(first.id)}
        />
      )}
    </Context.Provider>
  )
}

/** The questions in their order. The first is shown, stays while it closes, and is then dropped. */
function useQuestions(labels: ConfirmProviderProps['labels']) {
  const shown = useLabels('confirm', confirmLabels, labels)
  const words = useRef(shown)
  useEffect(() => {
    words.current = shown
  })
  const [questions, setQuestions] = useState<readonly Question[]>([])
  const list = useRef(questions)
  const next = useRef(1)

  const act = useMemo(() => {
    function change(changed: readonly Question[]) {
      list.current = changed
      setQuestions(changed)
    }
    /** Removes a question that nobody has answered: its answer is no. */
    function withdraw(question: Question) {
      question.settle(false)
      change(list.current.filter(({ id, answered }) => id !== question.id || answered))
    }
    return {
      ask(requestIn: Parameters<Ask>[0]) {
        const request = requestIn(words.current)
        const same = list.current.find(
          ({ answered, request: { text, title } }) =>
            !answered && text === request.text && title === request.title,
        )
        // A double press asks once.
        if (same) return same.answer
        let settle: Question['settle'] = () => {}
        const answer = new Promise<boolean>(resolve => {
          settle = resolve
        })
        const question: Question = { id: next.current++, request, answer, settle, answered: false }
        change([...list.current, question])
        request.signal?.addEventListener('abort', () => withdraw(question), { once: true })
        return answer
      },
      answer(sure: boolean) {
        const [first, ...rest] = list.current
        if (!first || first.answered) return
        first.settle(sure)
        change([{ ...first, answered: true }, ...rest])
      },
      /** By its id: a withdrawn question closes when another one is already the first. */
      drop: (id: number) => change(list.current.filter(question => question.id !== id)),
    }
  }, [])
  return { questions, ...act }
}

function askInBrowserBox({ kind, text }: ConfirmRequest): boolean {
  if (kind === 'confirm') return window.confirm(text)
  window.alert(text)
  return true
}
