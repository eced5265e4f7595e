import { ENTRY_POINTS } from './entry-points.ts';
import { importsOf } from './imports.ts';

/** Whether a sample prints something, and imports nothing but packages that run in a page. */
function isRunnable(code: string): boolean {
  const imported = importsOf(code);
  return (
    imported.length > 0 &&
    imported.every((one) => ENTRY_POINTS.includes(one)) &&
    code.includes('console.log(')
  );
}

/** Gives every sample of code that a page can run a button; what runs it is loaded when somebody presses it. */
function addButtons(): void {
  for (const block of document.querySelectorAll<HTMLElement>('pre[data-language="ts"]')) {
    const code = [...block.querySelectorAll('.ec-line')].map((line) => line.textContent ?? '').join('\n');
    if (!isRunnable(code)) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'run-sample';
    button.textContent = 'Edit and run';
    button.addEventListener('click', () => void open(button, code));
    (block.closest('.expressive-code') ?? block).after(button);
  }
}

/** Opens a sample in the place of its button. */
async function open(button: HTMLElement, code: string): Promise<void> {
  try {
    const { openSample } = await import('./sample.ts');
    openSample(button, code);
  } catch (error) {
    const told = document.createElement('p');
    told.role = 'alert';
    told.textContent = `What runs a sample cannot be loaded; please reload the page (${String(error)})`;
    const { nextElementSibling: next } = button;
    if (next?.role === 'alert') next.replaceWith(told);
    else button.after(told);
  }
}

addButtons();
