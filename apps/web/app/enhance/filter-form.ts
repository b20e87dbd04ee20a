/** Omits empty fields from the URL, so that shared links stay short. */
export function enhance(element: HTMLElement): void {
  element.addEventListener('formdata', (event) => {
    const { formData } = event as FormDataEvent;
    const kept = [...formData].filter(([, value]) => value !== '');
    for (const name of new Set(formData.keys())) formData.delete(name);
    for (const [name, value] of kept) formData.append(name, value);
  });
}
