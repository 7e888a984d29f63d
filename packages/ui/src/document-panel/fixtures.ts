import type { DocumentPanelDocument, DocumentRequirement } from './DocumentPanel'
import type { DocumentsNoticeRegistration } from './DocumentsNotice'

/** A requirement of the stories and tests. */
export function requirementForStory(change: Partial<DocumentRequirement> = {}): DocumentRequirement {
  return {
    types: ['drug_licence'],
    name: '药品经营许可证',
    is_required: 1,
    scopes: ['化学药', '中成药'],
    ...change,
  }
}

/** A saved document of it. */
export function savedDocumentForStory(change: Partial<DocumentPanelDocument> = {}): DocumentPanelDocument {
  return {
    type: 'drug_licence',
    name: '药品经营许可证',
    number: '川DA0280001',
    person: '',
    begin_date: '2024-01-01',
    end_date: '2028-12-31',
    long_term: 0,
    files: [{ id: 1, name: '许可证.pdf', size: 240_000, type: 'application/pdf', url: '#licence' }],
    state: 'draft',
    state_text: '已填写',
    reason: '',
    ...change,
  }
}

/** A registration with one rejected document, for stories and tests. */
export function registrationForStory(
  change: Partial<DocumentsNoticeRegistration> = {},
): DocumentsNoticeRegistration {
  return {
    licence_state: 'draft',
    documents: [
      { name: '营业执照', state: 'passed' },
      { name: '药品经营许可证', state: 'rejected' },
    ],
    message: '请上传药品经营许可证',
    review_note: '',
    ...change,
  }
}
