import { useCommonConfig } from '@yaoji/hooks/data'
import { Container } from '@yaoji/ui/container'
import { Panel } from '@yaoji/ui/panel'
import { SideLayout } from '@yaoji/ui/side-layout'
import { type Step, StepBar } from '@yaoji/ui/step-bar'
import type { ReactNode } from 'react'
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
    <Container>
      <SideLayout
        side="end"
        top={<StepBar steps={steps} current={current} labels={{ bar: label }} className={noPrint} />}
        aside={help}
      >
        {children}
      </SideLayout>
    </Container>
  )
}

export interface StepHelpProps {
  title: string
  parts: readonly string[]
}

/** What a process consists of, and the hotline. */
export function StepHelp({ title, parts }: StepHelpProps) {
  const { data: config, isPending } = useCommonConfig()
  return (
    <aside>
      <Panel title={title}>
        <ol className={css.parts}>
          {parts.map(part => (
            <li key={part}>{part}</li>
          ))}
        </ol>
        {/* While it loads, its place is kept. */}
        {(isPending || config?.hot_line) && (
          <p className={css.hotline}>{config ? `需要帮助，请拨打 ${config.hot_line}` : '\u00A0'}</p>
        )}
      </Panel>
    </aside>
  )
}
