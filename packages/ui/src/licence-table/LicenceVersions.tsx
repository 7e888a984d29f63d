'use client'
import { forwardRef, type HTMLAttributes, type ReactNode, type RefAttributes } from 'react'
import { DescriptionList } from '../description-list'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { plain } from '../theme/base.css'
import { type UploadItem, UploadList } from '../upload'
import * as css from './LicenceTable.css'
import { type LicencePeriod, licenceTableLabels } from './licenceTableLabels'
import { writtenPeriod } from './writtenPeriod'

export const licenceVersionsLabels = {
  state: '状态',
  submittedAt: '提交时间',
  number: '编号',
  person: '采购员',
  period: '有效期',
  dates: licenceTableLabels.dates,
  reason: '未通过原因',
  /** Name of the files of one version, for screen readers. */
  files: (submitted_at: string) => `${submitted_at} 提交的文件`,
}

/** One submission of a licence, by the wire's names. */
export interface LicenceVersion extends LicencePeriod {
  id: number
  number: string
  person: string
  state_text: string
  /** Why it was refused; empty otherwise. */
  reason: string
  submitted_at: string
}

export interface LicenceVersionsProps<Version extends LicenceVersion = LicenceVersion>
  extends Omit<HTMLAttributes<HTMLOListElement>, 'children'> {
  /** The newest first. */
  versions: readonly Version[]
  /** The files of a version. */
  filesOf: (version: Version) => readonly UploadItem[]
  /** Words in place of those of {@link licenceVersionsLabels}. */
  labels?: Partial<typeof licenceVersionsLabels>
}

/** Every version of a licence that was submitted, with its state, validity and files. Renders `ol`. */
export const LicenceVersions = forwardRef<HTMLOListElement, LicenceVersionsProps>(function LicenceVersions(
  { versions, filesOf, labels, className, ...rest },
  ref,
) {
  const words = useLabels('licenceVersions', licenceVersionsLabels, labels)
  const times = useTimes()
  return (
    <ol {...rest} ref={ref} className={joinClass(css.versions, className)}>
      {versions.map(version => (
        <li key={version.id} className={plain} data-part="version">
          <DescriptionList
            rows={[
              [words.state, version.state_text],
              [words.submittedAt, times.second(version.submitted_at)],
              [words.number, version.number],
              [words.person, version.person],
              [words.period, words.dates(writtenPeriod(version, times))],
              [words.reason, version.reason],
            ]}
          />
          <UploadList
            items={filesOf(version)}
            labels={{ list: words.files(times.second(version.submitted_at)) }}
          />
        </li>
      ))}
    </ol>
  )
  // A type parameter does not pass through forwardRef.
}) as <Version extends LicenceVersion>(
  props: LicenceVersionsProps<Version> & RefAttributes<HTMLOListElement>,
) => ReactNode
