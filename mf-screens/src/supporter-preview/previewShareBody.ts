/** What stands in a preview where supporters find share buttons: nobody is to share from there. */
export function previewShareBody(): HTMLElement {
  const note = document.createElement('span');
  note.textContent = 'Supporters find share buttons here. Personal links says what they share.';
  Object.assign(note.style, NOTE);
  return note;
}

/** Readable on any screen, whatever stands around it. */
const NOTE = {
  all: 'initial',
  visibility: 'inherit',
  pointerEvents: 'inherit',
  display: 'inline-block',
  boxSizing: 'border-box',
  maxWidth: '100%',
  padding: '8px 12px',
  borderRadius: '8px',
  background: 'rgba(16, 16, 16, 0.72)',
  color: '#ffffff',
  font: '14px/20px Arial, sans-serif',
} as const;
