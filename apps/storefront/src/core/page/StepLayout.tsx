import { useCommonConfig } from '@yaoji/hooks/data'
import { Container } from '@yaoji/ui/container'
import { type Step, StepBar } from '@yaoji/ui/step-bar'
import type { ReactNode } from 'react'
import { Panel } from './Panel'
import { noPrint } from './printSheet.css'
import * as css from './StepLayout.css'

export interface StepLayoutProps {
  steps: readonly Step[]
  /** The step of the page, from 1. */
  current: number
  /** What the steps are, for screen readers: `注册进度`. */
  label: string
  /** Beside the step; below it on a narrow page. */
  help: ReactNode
  children: ReactNode
}

/** A page of a process: where the user is, the content of the step, and help beside it. */
export function StepLayout({ steps, current, label, help, children }: StepLayoutProps) {
  return (
    <Container className={css.root}>
      <StepBar steps={steps} current={current} labels={{ bar: label }} className={noPrint} />
      <div className={css.columns}>
        <div className={css.step}>{children}</div>
        {help}
      </div>
    </Container>
  )
}

export interface StepHelpProps {
  title: string
  parts: readonly string[]
}

/** What a process consists of, and the hotline. */
export function StepHelp({ title, parts }: StepHelpProps) {
  const { data: config } = useCommonConfig()
  return (
    <aside className={css.help}>
      <Panel title={title}>
        <ol className={css.parts}>
          {parts.map(part => (
            <li key={part}>{part}</li>
          ))}
        </ol>
        {config?.hot_line && <p className={css.hotline}>需要帮助，请拨打 {config.hot_line}</p>}
      </Panel>
    </aside>
  )
}
