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
import { useRequiredContext } from '../part/useRequiredContext'

interface Words {
  /** 温馨提示 unless said otherwise (ER-06). */
  title?: string
  text: string
  /** More than words: what the answer is about. */
  detail?: ReactNode
  /** Where the focus goes on closing, when not back to what was pressed. */
  returnFocus?: () => HTMLElement | null | undefined
}

export interface AlertOptions extends Words {
  buttonText?: string
}

export interface ConfirmOptions extends Words {
  confirmText?: string
  cancelText?: string
  /** `danger` where a yes destroys something. */
  tone?: 'accent' | 'danger'
}

/** One question as it is shown: everything filled in. */
export interface ConfirmRequest {
  kind: 'confirm' | 'alert'
  title: string
  text: string
  detail: ReactNode
  /** The one that is always right to press: cancel, or an alert's only button. */
  safeText: string
  /** Absent for an alert. */
  confirmText: string | undefined
  tone: 'accent' | 'danger'
  returnFocus: (() => HTMLElement | null | undefined) | undefined
}

/** What a provider gives to the dialog that it loads. */
export interface ConfirmViewProps {
  request: ConfirmRequest
  open: boolean
  onAnswer: (sure: boolean) => void
  /** The dialog is gone; the next question may come. */
  onClosed: () => void
}

export interface ConfirmProviderProps {
  /** Fetches the dialog when the first question is asked. */
  load: () => Promise<{ default: ComponentType<ConfirmViewProps> }>
  children: ReactNode
}

type Ask = (request: ConfirmRequest) => Promise<boolean>

interface Question {
  readonly id: number
  readonly request: ConfirmRequest
  readonly answer: Promise<boolean>
  readonly settle: (sure: boolean) => void
  readonly answered: boolean
}

const Context = createContext<Ask | null>(null)

/** Asks a question and answers with a promise: true for yes, false for no, Esc, and pages that go away. */
export function useConfirm(): (options: ConfirmOptions) => Promise<boolean> {
  const ask = useRequiredContext(Context, 'useConfirm', 'ConfirmProvider')
  return useCallback(
    ({ title = '温馨提示', text, detail, returnFocus, ...rest }: ConfirmOptions) => {
      const { confirmText = '确定', cancelText = '取消', tone = 'accent' } = rest
      const words = { title, text, detail, returnFocus }
      return ask({ ...words, kind: 'confirm', safeText: cancelText, confirmText, tone })
    },
    [ask],
  )
}

/** Says something that must be read, and resolves when it was. */
export function useAlert(): (options: AlertOptions) => Promise<void> {
  const ask = useRequiredContext(Context, 'useAlert', 'ConfirmProvider')
  return useCallback(
    async ({ title = '温馨提示', text, detail, returnFocus, buttonText = '知道了' }: AlertOptions) => {
      const words = { title, text, detail, returnFocus }
      await ask({ ...words, kind: 'alert', safeText: buttonText, confirmText: undefined, tone: 'accent' })
    },
    [ask],
  )
}

/**
 * Lets everything below ask questions, one at a time. The dialog itself is fetched with the first question; where it
 * cannot be fetched (the line is down, which may be what is to be said) the browser's own boxes ask.
 */
export function ConfirmProvider({ load, children }: ConfirmProviderProps) {
  const [View, setView] = useState<ComponentType<ConfirmViewProps> | null>(null)
  const { questions, ask, answer, drop } = useQuestions()
  const latest = useRef({ load, answer, drop })
  useEffect(() => {
    latest.current = { load, answer, drop }
  })

  const [first] = questions
  const waiting = first !== undefined && View === null
  useEffect(() => {
    if (!waiting) return
    latest.current.load().then(
      loaded => setView(() => loaded.default),
      () => {
        latest.current.answer(askPlainly(first.request))
        latest.current.drop()
      },
    )
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
          onClosed={drop}
        />
      )}
    </Context.Provider>
  )
}

/** The questions in their order. The first is shown, stays while it closes, and is then dropped. */
function useQuestions() {
  const [questions, setQuestions] = useState<readonly Question[]>([])
  const list = useRef(questions)
  const next = useRef(1)

  const act = useMemo(() => {
    function change(changed: readonly Question[]) {
      list.current = changed
      setQuestions(changed)
    }
    return {
      ask(request: ConfirmRequest) {
        const same = list.current.find(
          ({ answered, request: { text, title } }) =>
            !answered && text === request.text && title === request.title,
        )
        // A press that is doubled asks once.
        if (same) return same.answer
        let settle: Question['settle'] = () => {}
        const answer = new Promise<boolean>(resolve => {
          settle = resolve
        })
        change([...list.current, { id: next.current++, request, answer, settle, answered: false }])
        return answer
      },
      answer(sure: boolean) {
        const [first, ...rest] = list.current
        if (!first || first.answered) return
        first.settle(sure)
        change([{ ...first, answered: true }, ...rest])
      },
      drop: () => change(list.current.slice(1)),
    }
  }, [])
  return { questions, ...act }
}

function askPlainly({ kind, text }: ConfirmRequest): boolean {
  if (kind === 'confirm') return window.confirm(text)
  window.alert(text)
  return true
}
