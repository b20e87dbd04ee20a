/** Leaves empty fields out of the address, so that shared links stay short. */
export function enhance(element: HTMLElement): void {
  element.addEventListener('formdata', (event) => {
    const { formData } = event as FormDataEvent;
    for (const [name, value] of formData) {
      if (value !== '') continue;
      const kept = formData.getAll(name).filter((one) => one !== '');
      formData.delete(name);
      kept.forEach((one) => formData.append(name, one));
    }
  });
}
