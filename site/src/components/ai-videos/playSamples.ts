// The drawn clips run while they are in view, unless the visitor has paused them: SampleVideos.astro styles these two marks.

const samples = document.querySelector('.samples');

samples?.querySelector('button')?.addEventListener('click', () => samples.toggleAttribute('data-paused'));

const watch = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) target.toggleAttribute('data-in-view', isIntersecting);
});
for (const clip of samples?.querySelectorAll('li') ?? []) watch.observe(clip);
