import discounts from '../../../assets/pictures/projects/discounts.webp';
import emergencyHelp from '../../../assets/pictures/projects/emergency-help.webp';
import everythingBulgarian from '../../../assets/pictures/projects/everything-bulgarian.webp';
import dental from '../../../assets/pictures/templates/dental.webp';
import house from '../../../assets/pictures/templates/house.webp';
import law from '../../../assets/pictures/templates/law.webp';
import mehana from '../../../assets/pictures/templates/mehana.webp';
import repair from '../../../assets/pictures/templates/repair.webp';
import salon from '../../../assets/pictures/templates/salon.webp';

export const shelves = [
  [discounts, dental, law],
  [house, repair, salon],
  [mehana, emergencyHelp, everythingBulgarian],
];
